import { noContact } from "@savile/model";
import type { Contact } from "@savile/model";
import { expect, test } from "vitest";
import { plainText } from "./clean-text.ts";
import { contactPieces } from "./contact-pieces.ts";
import { createPieceMaker } from "./pieces.ts";

function contactOf(contact: Partial<Contact>) {
  const { pieces, unprinted } = contactPieces(
    { ...noContact(), ...contact },
    createPieceMaker(plainText),
  );
  return { printed: pieces.map(({ at, text, url }) => [at, text, url]), unprinted };
}

test("a contact line without details has no pieces", () => {
  expect(contactOf({})).toEqual({ printed: [], unprinted: [] });
  expect(contactOf({ email: " ", phone: "\n", linkedin: "\u200B", github: "\t" })).toMatchObject({
    printed: [],
  });
});

test("a contact line has mailbox, phone, place, profiles and links in this order", () => {
  const links = [
    { id: "u7", text: "https://www.example.org/work/" },
    { id: "u2", text: "Portfolio on request" },
  ];
  const contact = {
    links,
    github: "github.com/ada",
    linkedin: "https://www.linkedin.com/in/ada/",
    location: "Kraków",
    phone: "+48 12 555 01 42",
    email: "ada@example.org",
  };
  expect(contactOf(contact)).toEqual({
    printed: [
      ["contact.email", "ada@example.org", "mailto:ada@example.org"],
      ["contact.phone", "+48 12 555 01 42", "tel:+48125550142"],
      ["contact.location", "Kraków", undefined],
      ["contact.linkedin", "linkedin.com/in/ada", "https://www.linkedin.com/in/ada/"],
      ["contact.github", "github.com/ada", "https://github.com/ada"],
      ["contact.u7", "example.org/work", "https://www.example.org/work/"],
      ["contact.u2", "Portfolio on request", undefined],
    ],
    unprinted: [],
  });
});

test.each([
  ["a bare user name", "ada77", []],
  ["a name with blanks", "Ada Lovelace", []],
  ["the site in capitals", "LinkedIn.com/in/ada", ["LinkedIn.com/in/ada"]],
  ["another site by its address", "https://example.org/ada", ["example.org/ada"]],
  ["an address that lost its scheme", "//example.org/ada", []],
])("a profile that is %s is printed only if it leads somewhere", (_, linkedin, texts) => {
  const { printed, unprinted } = contactOf({ linkedin });
  expect(printed.map(([, text]) => text)).toEqual(texts);
  expect(unprinted).toEqual(texts.length === 0 ? ["contact.linkedin"] : []);
});

test("a profile of another code host counts as one", () => {
  expect(contactOf({ github: "gitlab.com/ada" }).printed).toEqual([
    ["contact.github", "gitlab.com/ada", "https://gitlab.com/ada"],
  ]);
});

test.each([
  { linkedin: "javascript:alert('linkedin')" },
  { github: "data:text/html,github" },
  { email: "ada@example.org\nBcc: all@example.org" },
  { phone: "call tel:0900 555 0142 now" },
])("a contact detail that only looks like an address is no link: %o", (contact) => {
  const { printed } = contactOf(contact);
  expect(printed).toHaveLength(1);
  expect(printed[0]?.[2]).toBeUndefined();
});

test("a contact detail over several lines is printed on one", () => {
  expect(contactOf({ location: "Unit 4\r\n  Leith\u2028Edinburgh" }).printed).toEqual([
    ["contact.location", "Unit 4 Leith Edinburgh", undefined],
  ]);
});
