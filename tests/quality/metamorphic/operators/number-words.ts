const units =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "zero ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** A whole number below a thousand in words; nothing for one whose words nobody writes out. */
export function wordsOf(value: number): string | undefined {
  if (value < units.length) return units[value];
  if (value >= 1000) return undefined;
  if (value >= 100) return value % 100 === 0 ? `${units[value / 100]} hundred` : undefined;
  const [ten = "", unit = ""] = [tens[Math.floor(value / 10)], units[value % 10]];
  return value % 10 === 0 ? ten : `${ten}-${unit}`;
}

const values = new Map(
  Array.from({ length: 99 }, (_, index) => [wordsOf(index + 1) ?? "", index + 1] as const),
);

/** The number that words say: 2 to 99. */
export function valueOf(words: string): number | undefined {
  const value = values.get(words.toLowerCase());
  return value === 1 ? undefined : value;
}
