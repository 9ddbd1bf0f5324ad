/** Kinds of values that have a table of their own. */
export const valueKinds = [
  "name",
  "email",
  "phone",
  "location",
  "link",
  "title",
  "company",
  "dates",
  "place",
  "bullet",
  "degree",
  "school",
  "studyDates",
  "skill",
] as const;
export type ValueKind = (typeof valueKinds)[number];

const patterns: readonly (readonly [RegExp, ValueKind])[] = [
  [/^name$/, "name"],
  [/^contact\.email$/, "email"],
  [/^contact\.phone$/, "phone"],
  [/^contact\.location$/, "location"],
  [/^contact\.(?:linkedin|github|u\d+)$/, "link"],
  [/^exp\d+\.title$/, "title"],
  [/^exp\d+\.company$/, "company"],
  [/^exp\d+\.dates$/, "dates"],
  [/^exp\d+\.location$/, "place"],
  [/^exp\d+\.b\d+$/, "bullet"],
  [/^edu\d+\.degree$/, "degree"],
  [/^edu\d+\.school$/, "school"],
  [/^edu\d+\.dates$/, "studyDates"],
  [/^(?:skl\d+\.s\d+|competencies\.c\d+)$/, "skill"],
];

/** The kind of the value at an address; undefined for values that keep the figure of their rule. */
export function valueKindOf(address: string): ValueKind | undefined {
  return patterns.find(([pattern]) => pattern.test(address))?.[1];
}
