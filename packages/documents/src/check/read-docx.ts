import { strFromU8, unzipSync } from "fflate";

/** What a reader that knows nothing of the writer finds in a Word file. */
export interface DocxContent {
  /** The text of the body, one line a paragraph. */
  readonly text: string;
  /** Style of each paragraph with text, `List` for one with a bullet. */
  readonly roles: readonly string[];
  /** Parts that readers stumble over, by their names in the format. */
  readonly hindrances: readonly string[];
  readonly links: readonly string[];
  readonly title: string;
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

function unescapeXml(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/giu,
    (whole, hex, number, name) => {
      if (typeof name === "string") return entities[name] ?? whole;
      const code = typeof hex === "string" ? Number.parseInt(hex, 16) : Number(number);
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    },
  );
}

const hindering = ["w:tbl", "w:drawing", "w:pict", "w:framePr", "w:txbxContent", "w:tab", "w:ptab"];
const pieces = /<w:t(?: [^<>]*)?>([^<]*)<\/w:t>|<w:(?:br|cr)\b[^<>]*>/gu;

function textOf(paragraph: string): string {
  return Array.from(paragraph.matchAll(pieces), (match) =>
    match[1] === undefined ? "\n" : unescapeXml(match[1]),
  ).join("");
}

function roleOf(paragraph: string): string {
  if (paragraph.includes("<w:numPr>")) return "List";
  return /<w:pStyle w:val="([^"]*)"/u.exec(paragraph)?.[1] ?? "Normal";
}

/** Tags of what a paragraph may not hold; tab stops are none. */
function hindrancesOf(body: string): string[] {
  const withoutStops = body.replace(/<w:tabs>.*?<\/w:tabs>/gsu, "");
  const found = hindering.filter((tag) => new RegExp(`<${tag}(?:[ />])`, "u").test(withoutStops));
  const columns = /<w:cols\b[^<>]*\bw:num="(\d+)"/u.exec(body)?.[1];
  return columns === undefined || columns === "1" ? found : [...found, "w:cols"];
}

/** Addresses of fields that are links. */
function fieldLinksOf(body: string): string[] {
  const instructions = body.matchAll(/<w:instrText[^<>]*>([^<]*)</gu);
  return Array.from(
    instructions,
    ([, said = ""]) => /HYPERLINK "([^"]*)"/u.exec(unescapeXml(said))?.[1],
  ).filter((address) => address !== undefined);
}

function linksOf(relations: string): string[] {
  return Array.from(relations.matchAll(/<Relationship\b[^<>]*>/gu), ([tag]) =>
    tag.includes('TargetMode="External"') ? /\bTarget="([^"]*)"/u.exec(tag)?.[1] : undefined,
  ).flatMap((target) => (target === undefined ? [] : [unescapeXml(target)]));
}

/** Reads a Word file with eyes of its own. @throws Error where the bytes are no archive with a document. */
export function readDocx(bytes: Uint8Array): DocxContent {
  const parts = unzipSync(bytes);
  const part = (path: string) => {
    const found = parts[path];
    return found === undefined ? "" : strFromU8(found);
  };
  const body = part("word/document.xml");
  if (body === "") throw new Error("the archive holds no Word document");
  const paragraphs = body
    .split("</w:p>")
    .slice(0, -1)
    .map((paragraph) => ({ text: textOf(paragraph), role: roleOf(paragraph) }))
    .filter(({ text }) => text.trim() !== "");
  const title = /<dc:title>([^<]*)<\/dc:title>/u.exec(part("docProps/core.xml"))?.[1] ?? "";
  return {
    text: paragraphs.map(({ text }) => text).join("\n"),
    roles: paragraphs.map(({ role }) => role),
    hindrances: hindrancesOf(body),
    links: [...linksOf(part("word/_rels/document.xml.rels")), ...fieldLinksOf(body)],
    title: unescapeXml(title),
  };
}
