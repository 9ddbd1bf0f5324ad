const blocks =
  /^(?:address|article|blockquote|br|dd|div|dl|dt|h[1-6]|hr|p|pre|section|table|tr|ul|ol)$/;
const silent = /^(?:script|style|template|noscript)$/;
const names: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  bull: "•",
  middot: "·",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  hellip: "…",
  euro: "€",
  pound: "£",
};
const last = 0x10_ff_ff;

function decode(text: string): string {
  return text.replace(/&(?:#(x?)([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, hex, code, name) => {
    if (name !== undefined) return names[String(name).toLowerCase()] ?? whole;
    const point = Number.parseInt(code, hex === "" ? 10 : 16);
    return point > 0 && point <= last ? String.fromCodePoint(point) : whole;
  });
}

/** What a tag puts between the words around it. */
function gapOf(isEnd: boolean, name: string): string {
  if (name === "li") return isEnd ? "\n" : "\n- ";
  return blocks.test(name) ? "\n" : "";
}

/** A tag, a comment or declaration, words, or a bracket that is none of these. */
const token = /<(\/?)([a-z][a-z\d]*)[^<>]*>|<![^<>]*>|[^<]+|</gi;

/** The words of a piece of HTML, found without laying it out: a page may forbid that. */
function wordsOf(html: string): string {
  let muted = "";
  const words = Array.from(html.matchAll(token), ([whole, slash = "", given = ""]) => {
    const name = given.toLowerCase();
    const isEnd = slash !== "";
    if (muted !== "") {
      if (isEnd && name === muted) muted = "";
      return "";
    }
    if (name === "") return whole.startsWith("<!") ? "" : whole.replace(/\s+/g, " ");
    if (!isEnd && silent.test(name)) muted = name;
    return gapOf(isEnd, name);
  });
  return decode(words.join(""));
}

/** A text as it reads: of HTML, also of HTML that was escaped once more, its words in lines. */
export function plainText(given: string): string {
  const html = given.includes("<") ? given : decode(given);
  return (/<\/?[a-z]/i.test(html) ? wordsOf(html) : html)
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
