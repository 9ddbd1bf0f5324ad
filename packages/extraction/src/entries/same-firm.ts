import type { Entry, Place } from "./entry.ts";

/** "Fitter, same firm", "as above": words that stand for the name in the entry above. */
const same =
  /^(?:(?:at|with|for|from)\s+)?(?:the\s+)?(?:same\s+(?:firm|company|employer|organi[sz]ation|place|site|business|shop|store|hospital|hotel|school|college|university|institution|department|team)|as\s+(?:above|before)|ditto|idem|same)$/iu;

/** Whether a text stands for the name in the entry above. */
export function meansSame(text: string): boolean {
  return same.test(text.trim());
}

function isSame(place: Place | undefined): boolean {
  return place !== undefined && meansSame(place.text);
}

function withNameAbove(entry: Entry, above: Entry | undefined): Entry {
  const { organization, location, rest } = entry;
  const isNamed = isSame(organization) || isSame(location);
  const isBeside = organization === undefined && rest.some(isSame);
  if ((!isNamed && !isBeside) || above?.organization === undefined) return entry;
  const { location: _, ...more } = entry;
  const place = isSame(location) ? undefined : location;
  const taken = place ?? above.location;
  return {
    ...more,
    organization: above.organization,
    ...(taken === undefined ? {} : { location: taken }),
    rest: rest.filter((one) => !isSame(one)),
  };
}

/** Entries whose name is "same firm" have the one of the entry above. */
export function withSameFirms(entries: readonly Entry[]): Entry[] {
  const out: Entry[] = [];
  for (const entry of entries) out.push(withNameAbove(entry, out.at(-1)));
  return out;
}
