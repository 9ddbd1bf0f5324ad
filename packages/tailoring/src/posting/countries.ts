/** Countries as postings write them: by their English names and some by their letters. */
const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const countries: ReadonlySet<string> = new Set([
  ...letters.flatMap((one) =>
    letters.flatMap((other) => {
      const name = regions.of(one + other);
      return name === undefined ? [] : [name];
    }),
  ),
  "UAE",
  "UK",
  "USA",
  "England",
  "Scotland",
  "Wales",
  "Northern Ireland",
  "Turkey",
  "Czech Republic",
]);

/** Whether a text is the name of a country. */
export function isCountry(text: string): boolean {
  return countries.has(text);
}
