import { noContact } from "../resume/entry-values.ts";
import type { Contact } from "../resume/resume-types.ts";
import { firstText, isObject, objectsAt, textOf, valueAt } from "./read-json.ts";
import type { JsonObject } from "./read-json.ts";

function placeOf(value: unknown): string {
  if (!isObject(value)) return textOf(value);
  return ["address", "postalCode", "city", "region", "countryCode"]
    .map((key) => textOf(valueAt(value, key)))
    .filter((part) => part !== "")
    .join(", ");
}

function profileText(profile: JsonObject): string {
  const network = firstText(profile, "network");
  const name = firstText(profile, "username");
  const url = firstText(profile, "url");
  if (url !== "" || name === "") return url;
  return /github/i.test(network) ? `github.com/${name}` : name;
}

/** The contact details of a JSON Resume. */
export function contactAt(basics: JsonObject): Contact {
  const contact = noContact();
  const links = [firstText(basics, "url", "website")];
  for (const profile of objectsAt(basics, "profiles")) {
    const text = profileText(profile);
    const named = firstText(profile, "network") || text;
    if (/linkedin/i.test(named) && contact.linkedin === "") contact.linkedin = text;
    else if (/github/i.test(named) && contact.github === "") contact.github = text;
    else links.push(text);
  }
  return {
    ...contact,
    email: firstText(basics, "email"),
    phone: firstText(basics, "phone"),
    location: placeOf(valueAt(basics, "location")),
    links: links.map((text, index) => ({ id: `u${index + 1}`, text })),
  };
}
