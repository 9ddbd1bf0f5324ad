import { parse } from "yaml";
import { matchHeading } from "../headings/match-heading.ts";
import { columnNames } from "../entries/table-head.ts";

/** Signs that only somebody who writes Markdown sets. */
const signs = [
  /^#{1,6} \S/mu,
  /^---\r?\n[\w-]+:/u,
  /\]\([^)\s]{1,2000}\)/u,
  /^ {0,20}\|? {0,20}:?-{3,}:? {0,20}\|/mu,
  /^(?:```|~~~)/mu,
  /^[^\n|>*-][^\n]*\n={3,} *$/mu,
  /(?<!\*)\*\*[^*\s][^*\n]*\*\*(?!\*)/u,
  /<!--/u,
];

function isMarkdown(text: string): boolean {
  return signs.some((sign) => sign.test(text));
}

/** Keys of the head of a file that say who its person is; the others say how the file is to be shown. */
const personKeys: readonly RegExp[] = [
  /^(?:name|full_?name|author)$/iu,
  /^(?:headline|label|position|role|job_?title)$/iu,
  /^(?:e-?mail)$/iu,
  /^(?:phone|mobile|tel(?:ephone)?)$/iu,
  /^(?:location|address|city)$/iu,
  /^(?:url|website|homepage|linkedin|github)$/iu,
];

const head = /^---[ \t]*\n([\s\S]{0,20000}?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/u;

function headValues(yaml: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = parse(yaml, { maxAliasCount: 0 });
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** What the head says of the person and the text below it does not, a line each. */
function saidInHead(yaml: string, body: string): string[] {
  const values = Object.entries(headValues(yaml));
  return personKeys.flatMap((names) =>
    values.flatMap(([key, value]) => {
      const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
      return names.test(key) && text !== "" && !body.includes(text) ? [text] : [];
    }),
  );
}

/** A file without its head, whose values of the person stand on top where nothing else says them. */
function withoutHead(text: string): string {
  const match = head.exec(text);
  if (match === null || !/^[\w-]+:/mu.test(match[1] ?? "")) return text;
  const body = text.slice(match[0].length);
  return [...saidInHead(match[1] ?? "", body), body].join("\n");
}

/** Comments and blocks of code, which are no text of the page. */
function withoutAsides(text: string): string {
  return text
    .replace(/<!--[\s\S]{0,20000}?-->/gu, "")
    .replace(/^(```|~~~)[^\n]*\n(?:(?!\1)[^\n]*\n){0,2000}?\1[ \t]*$/gmu, "");
}

/** Spaces are counted, so that a line of nothing else is read in one pass. */
const delimiter = /^ {0,20}\|?(?: {0,20}:?-+:? {0,20}\|)+(?: {0,20}:?-+:? {0,20}\|?)? {0,20}$/u;

function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\||(?<!\\)\|$/gu, "")
    .split(/(?<!\\)\|/u)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));
}

/** The first row of a table names its columns, or is a row like the others where its words name none. */
function namesColumns(cells: readonly string[]): boolean {
  return cells.every(
    (cell) => cell === "" || columnNames(cell) || matchHeading(cell) !== undefined,
  );
}

/** Tables as rows whose cells stand apart. */
function openTables(rows: readonly string[]): string[] {
  const open: string[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? "";
    if (!row.includes("|") || !delimiter.test(rows[at + 1] ?? "")) {
      open.push(row);
      continue;
    }
    if (!namesColumns(cellsOf(row))) open.push(cellsOf(row).join("\t"));
    for (at += 2; (rows[at] ?? "").includes("|"); at += 1)
      open.push(cellsOf(rows[at] ?? "").join("\t"));
    at -= 1;
  }
  return open;
}

/** Addresses that stand below the text under a name: "[site]: https://…". */
function referencesOf(text: string): Map<string, string> {
  const found = text.matchAll(
    /^ {0,3}\[([^\]\n]{1,80})\]:[ \t]*<?(\S{1,2000}?)>?(?:[ \t]+"[^"\n]*")?[ \t]*$/gmu,
  );
  return new Map([...found].map(([, name = "", url = ""]) => [name.toLowerCase(), url]));
}

function withLinks(text: string): string {
  const known = referencesOf(text);
  const plain = text
    .replace(/!\[[^\]\n]{0,200}\]\([^)\n]{0,2000}\)/gu, "")
    .replace(/^ {0,3}\[[^\]\n]{1,80}\]:[ \t]*\S{1,2000}[^\n]*$/gmu, "");
  if (known.size === 0) return plain;
  return plain.replace(
    /\[([^\]\n]{1,200})\]\[([^\]\n]{0,80})\]/gu,
    (whole, shown: string, name: string) => {
      const url = known.get((name === "" ? shown : name).toLowerCase());
      return url === undefined ? whole : `[${shown}](${url})`;
    },
  );
}

/** Tags, quotes, boxes to tick and escapes of a row. */
function plainRow(row: string): string {
  return (
    row
      .replace(
        /<\/?(?:a|b|br|center|div|em|h[1-6]|hr|i|img|p|small|span|strong|sub|sup|u)\b[^<>\n]{0,500}>/giu,
        " ",
      )
      .replace(/^( *)(?:> ?)+/u, "$1")
      .replace(/^( *(?:[-*+]|\d{1,2}[.)]) +)\[[ xX]\] +/u, "$1")
      // Chips side by side: "`Rust` `Go`".
      .replace(/`([^`\n]{1,60})`[ \t]+(?=`[^`\n]{1,60}`)/gu, "$1, ")
      // What is struck through is no longer said.
      .replace(/~~(?=\S)[^~\n]{1,400}~~/gu, "")
      .replace(/(?<=\S)\[\^[\w-]{1,20}\](?!:)/gu, "")
      .replace(/\\$/u, "")
      .replace(/&nbsp;/gu, " ")
      .replace(/&(?:amp|#38);/gu, "&")
      .replace(/&(?:quot|#34);/gu, '"')
      .replace(/&(?:apos|#39|#x27);/giu, "'")
      .replace(/&lt;/gu, "<")
      .replace(/&gt;/gu, ">")
      .replace(/\\(?=[!#()*+.<>[\]_`{}|~-])/gu, "")
  );
}

const definition = /^ {0,3}: {1,3}(\S.{0,59})$/u;
const term = /^[^\s\d#>*|:-][^\d\n:]{0,39}$/u;

/** What lines say of the term above them, from one of them on. */
function definitionsFrom(rows: readonly string[], from: number): string[] {
  const told: string[] = [];
  for (const row of rows.slice(from)) {
    const [, said] = definition.exec(row) ?? [];
    if (said === undefined) break;
    told.push(said.trim());
  }
  return told;
}

/** A short term and what is said of it on lines below it: "Languages" over ": English" as "Languages: English". */
function withTerms(rows: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? "";
    const told = term.test(row) ? definitionsFrom(rows, at + 1) : [];
    out.push(told.length === 0 ? row : `${row.trim()}: ${told.join(", ")}`);
    at += told.length;
  }
  return out;
}

/** What a page of Markdown shows; any other text stays as it is. */
export function plainMarkdown(text: string): string {
  if (!isMarkdown(text)) return text;
  const body = withLinks(withoutAsides(withoutHead(text.replace(/\r\n?/gu, "\n"))));
  return withTerms(openTables(body.split("\n")))
    .map(plainRow)
    .join("\n");
}
