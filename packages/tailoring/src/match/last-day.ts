/** Words before a day that end something: "valid to 2019", "exp. 03/2021". */
const before =
  "(?:valid (?:to|until|till|through|thru|up to)|valid|exp(?:ir(?:es?|ed|y|ing|ation))?(?: date)?|until|till|runs? to|ended|ends|g[üu]ltig bis|bis|jusqu['’]?(?:en|au|à)?|hasta|fino al?|geldig tot|tot)";
const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const date = new RegExp(
  `(?<!\\p{L})${before}\\.?:?\\s+(?:in |on |the )?(?:(\\d{1,2})[./-])?(?:(\\d{1,2})[./-]|(${months.join("|")})\\p{L}*\\.? (?:\\d{1,2},? )?)?((?:19|20)\\d\\d)(?:-(\\d\\d))?`,
  "iu",
);

/** The month (`YYYY-MM`) in which something that a text names ends; the last one of a year that stands alone. */
export function lastDay(text: string): string | undefined {
  const found = date.exec(text);
  if (found === null) return undefined;
  const [, first, second, word, year = "", iso] = found;
  const named = word === undefined ? undefined : months.indexOf(word.toLowerCase()) + 1;
  const month = named ?? Number(second ?? first ?? iso ?? 12);
  return `${year}-${String(Math.min(12, Math.max(1, month))).padStart(2, "0")}`;
}
