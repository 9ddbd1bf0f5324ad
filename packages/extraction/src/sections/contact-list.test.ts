import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import { isContactList } from "./contact-list.ts";

test.each([
  [["Name\tAna Prado", "Address\t12 Tarn Row", "Holbeck", "Phone\t0161 496 0123"], true],
  [["ana@example.org", "0161 496 0123", "Leeds, UK"], true],
  [["77 TANNER STREET", "OAKHAM, NJ 07001", "ANA@EXAMPLE.C", "OM", "(609) 555-0147"], true],
  [["Date of birth: 1 May 1990", "Nationality: British"], false],
  [["Cooked: soup", "Baked: bread", "Phone\t0161 496 0123"], false],
  [["A cook who likes order and keeps promises"], false],
])("%j", (texts, holds) => {
  expect(isContactList(texts.map((text, at) => plainLine(`l${at}`, text, 0)))).toBe(holds);
});
