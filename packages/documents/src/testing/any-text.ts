import * as fc from "fast-check";

/** Signs that are printed, left out, joined, turned round or taken for markup, of several scripts. */
const awkward = [
  ...Array.from("aZ9 .,;:-–_/\\#*<>&\"'()[]{}@%€"),
  ...Array.from("éßØŁğΩЖệ漢한"),
  ...Array.from("שערبيकि"),
  "\n",
  "\r\n",
  "\t",
  "\u00A0",
  "\u2028",
  "\u0000",
  "\u00AD",
  "\u200B",
  "\u200D",
  "\u202E",
  "\uFEFF",
  "\uFFFD",
  "\uE000",
  "\uFB03",
  "\u0301",
  "🚀",
] as const;

/** Any character but halves of pairs, which no text of ours holds. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10_ff_ff })
  .filter((point) => point < 0xd8_00 || point > 0xdf_ff)
  .map((point) => String.fromCodePoint(point));

/** A text of so many signs at most, as somebody pastes it or an attacker sends it. */
export function anyText(maxLength = 30): fc.Arbitrary<string> {
  const sign = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...awkward) },
    { weight: 1, arbitrary: anyCharacter },
  );
  return fc.array(sign, { maxLength }).map((signs) => signs.join(""));
}

/** Words as they stand in a line of prose, with hyphens, numbers, units and long runs among them. */
export function anyProse(): fc.Arbitrary<string> {
  const word = fc.oneof(
    fc.constantFrom("a", "of", "waiting", "self-rostering", "18", "%", "4,500", "€", "-", "--", ""),
    fc.array(fc.constantFrom("x", "-", "é", "ש"), { maxLength: 40 }).map((all) => all.join("")),
  );
  return fc.array(word, { maxLength: 30 }).map((words) => words.join(" "));
}
