/** Entities of HTML that stand in texts which were copied from a page's source or encoded once too often. */
const named = new Map(
  Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    nbsp: "\u00A0",
    ndash: "–",
    mdash: "—",
    lsquo: "‘",
    rsquo: "’",
    sbquo: "‚",
    ldquo: "“",
    rdquo: "”",
    bdquo: "„",
    laquo: "«",
    raquo: "»",
    bull: "•",
    middot: "·",
    hellip: "…",
    trade: "™",
    reg: "®",
    copy: "©",
    deg: "°",
    euro: "€",
    pound: "£",
    yen: "¥",
    cent: "¢",
    sect: "§",
    times: "×",
    rarr: "→",
    szlig: "ß",
    aelig: "æ",
    AElig: "Æ",
    oslash: "ø",
    Oslash: "Ø",
    aring: "å",
    Aring: "Å",
    ccedil: "ç",
    Ccedil: "Ç",
    ntilde: "ñ",
    Ntilde: "Ñ",
  }),
);

const marks = new Map([
  ["acute", "\u0301"],
  ["grave", "\u0300"],
  ["circ", "\u0302"],
  ["uml", "\u0308"],
  ["tilde", "\u0303"],
]);

/** Windows-1252 at 128 to 159, where old pages number its signs. */
const oldSigns = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

const entity = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z]{2,8}));/g;
// "&amp;nbsp;" is what two encodings leave; more than three levels are nobody's.
const mostLevels = 3;

function characterOf(code: number): string | undefined {
  if (code >= 0x80 && code <= 0x9f) return oldSigns[code - 0x80];
  const isText =
    code === 9 ||
    code === 10 ||
    (code >= 0x20 && code !== 0x7f && (code < 0xd800 || code > 0xdfff));
  return isText && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

function letterOf(name: string): string | undefined {
  const mark = marks.get(name.slice(1));
  return mark === undefined ? undefined : `${name.charAt(0)}${mark}`.normalize("NFC");
}

function decodeOnce(text: string): string {
  return text.replace(
    entity,
    (whole, decimal: string | undefined, hex: string | undefined, name: string | undefined) => {
      if (name !== undefined) return named.get(name) ?? letterOf(name) ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
      return characterOf(code) ?? whole;
    },
  );
}

/** A text with the entities of HTML as the characters that they stand for; "AT&T" and "a=1&copy=2" stay. */
export function decodeEntities(text: string): string {
  let decoded = text;
  for (let level = 0; level < mostLevels && decoded.includes("&"); level += 1) {
    const next = decodeOnce(decoded);
    if (next === decoded) break;
    decoded = next;
  }
  return decoded;
}
