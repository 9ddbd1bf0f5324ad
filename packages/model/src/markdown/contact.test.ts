import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalResume } from "../resume/canonical.ts";
import { emptyResume, noContact } from "../resume/resume.ts";
import { anyResume } from "../testing/arbitrary.ts";
import { isContactLine, printContact, protectFromContact, readContact } from "./contact.ts";
import { escapeLine, readInline } from "./escape.ts";

describe("a contact line", () => {
  it("needs no labels where the form of a value names its field", () => {
    const contact = {
      ...noContact(),
      email: "ada@example.org",
      phone: "(555) 010-0000",
      location: "Portland, OR",
      github: "github.com/ada",
      links: [{ id: "u1", text: "ada.example.org" }],
    };
    const line =
      "ada@example.org | (555) 010-0000 | Portland, OR | github.com/ada | ada.example.org";
    expect(printContact(contact)).toBe(line);
    expect(readContact([line])).toEqual(contact);
  });

  it("labels a value that looks like another field", () => {
    const contact = { ...noContact(), phone: "by e-mail", location: "Room 5 | Hall B" };
    const line = printContact(contact);
    expect(line).toBe("Phone: by e-mail | Room 5 \\| Hall B");
    expect(readContact([line])).toEqual(contact);
  });

  it("labels a lone place, which would read as a headline", () => {
    expect(printContact({ ...noContact(), location: "Berlin" })).toBe("Location: Berlin");
  });

  it("is absent where nothing is stated", () => {
    expect(printContact(noContact())).toBe("");
    expect(readContact([])).toEqual(noContact());
  });

  it("gives any contact back", () => {
    fc.assert(
      fc.property(anyResume(), (made) => {
        const { contact } = canonicalResume({ ...emptyResume(), contact: made.contact });
        const line = printContact(contact);
        expect(readContact([line])).toEqual(contact);
        expect(line === "" || isContactLine(line)).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });

  it("is told apart from any headline", () => {
    fc.assert(
      fc.property(anyResume(), (made) => {
        const { headline } = canonicalResume({ ...emptyResume(), headline: made.headline });
        const raw = protectFromContact(escapeLine(headline));
        expect(isContactLine(raw)).toBe(false);
        expect(readInline(raw)).toBe(headline);
      }),
      { numRuns: runs(300) },
    );
  });

  it.each([
    ["ada@example.org", true],
    ["a | b", true],
    ["Berlin · ada.example.org", true],
    ["+49 30 1234567", true],
    ["Tel: 123", true],
    ["**Email:** ada@example.org", true],
    ["https://example.org", true],
    ["Staff Engineer", false],
    ["Engineer, Berlin", false],
    ["", false],
  ])("%j is one: %j", (raw, expected) => {
    expect(isContactLine(raw)).toBe(expected);
  });

  it("is read from foreign labels, links and dots", () => {
    expect(
      readContact([
        "**E-mail:** [ada@example.org](mailto:ada@example.org) · Mobile: 555 010 0000",
        "[LinkedIn](https://linkedin.com/in/ada) • [GitHub](https://github.com/ada 'code')",
        "Portfolio: https://ada.example.org | second@example.org",
      ]),
    ).toEqual({
      email: "ada@example.org",
      phone: "555 010 0000",
      location: "",
      linkedin: "https://linkedin.com/in/ada",
      github: "https://github.com/ada",
      links: [
        { id: "u1", text: "https://ada.example.org" },
        { id: "u2", text: "second@example.org" },
      ],
    });
  });
});
