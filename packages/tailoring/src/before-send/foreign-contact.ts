import type { Hint } from "@savile/model";
import { hintOf, printedOf } from "./documents.ts";
import type { SentDocuments } from "./documents.ts";

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const phone =
  /(?<![\d/.-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{2,5}\)[ .-]?)?\d{2,5}(?:[ .-]\d{2,5}){2,4}(?!\d)/gu;

function digitsOf(text: string): string {
  return text.replace(/\D/gu, "").replace(/^0+/u, "");
}

/** Addresses and numbers of a line, each in the form in which it is compared. */
function contactsIn(text: string): { said: string; key: string }[] {
  const mails = [...text.matchAll(email)].map(([said]) => ({ said, key: said.toLowerCase() }));
  const numbers = [...text.matchAll(phone)]
    .map(([said]) => ({ said: said.trim(), key: digitsOf(said) }))
    .filter(({ key }) => key.length >= 9 && key.length <= 14);
  return [...mails, ...numbers];
}

/** An e-mail address or a number that is not the person's own: a referee's, an employer's. */
export function foreignContact(sent: SentDocuments): Hint[] {
  const { contact } = sent.resume.resume;
  const own = [contact.email.toLowerCase(), digitsOf(contact.phone)];
  const isOwn = (key: string) =>
    own.some((one) => one !== "" && (one.endsWith(key) || key.endsWith(one)));
  const leaves = printedOf(sent, "resume").filter(({ kind }) => kind !== "contact");
  const found = leaves.flatMap(({ address, text }) =>
    contactsIn(text)
      .filter(({ key }) => !isOwn(key))
      .map(({ said }) => ({ path: address, said })),
  );
  return hintOf("foreign-contact", "resume", {
    paths: [...new Set(found.map(({ path }) => path))],
    of: leaves.length,
    said: found.map(({ said }) => said),
  });
}
