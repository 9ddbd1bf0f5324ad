import { Parser } from "htmlparser2";
import { pageText } from "./html-text.ts";
import { jobSchemaText } from "./job-schema.ts";
import { schemaOrgText } from "./schema-org.ts";

/** What a posting was read from. */
export const postingSourceKinds = ["json_ld", "job_schema", "html"] as const;

export interface PostingSource {
  readonly kind: (typeof postingSourceKinds)[number];
  /** Empty where the source holds no posting that could be read. */
  readonly text: string;
}

const maxCharacters = 2_000_000;
/** Tags of blocks; a posting that speaks of `<b>` once is still a text. */
const blockTags =
  /<\/?(?:html|body|head|div|p|ul|ol|li|h[1-6]|table|section|article|main|br)\b[^>]*>/gi;
const leastTags = 3;

function isHtml(text: string): boolean {
  if (
    /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*<(?:!doctype html|html)\b/i.test(text)
  ) {
    return true;
  }
  return (text.match(blockTags) ?? []).length >= leastTags;
}

/** JSON as pages hold it: marks of comments around it, line ends within its texts. */
function readJson(text: string): unknown {
  const bare = text.replace(
    /^\s*(?:<!--|\/\*<!\[CDATA\[\*\/|<!\[CDATA\[)|(?:-->|\/\*\]\]>\*\/|\]\]>);?\s*$/g,
    "",
  );
  for (const form of [bare, bare.replace(/\p{Cc}+/gu, " ")]) {
    try {
      return JSON.parse(form);
    } catch {
      // The next form may be one.
    }
  }
  return undefined;
}

/** The pieces of JSON-LD of a page. */
function linkedData(html: string): unknown[] {
  const pieces: string[] = [];
  let open = false;
  const parser = new Parser({
    onopentag: (name, { type = "" }) => {
      open = name === "script" && /^application\/ld\+json\b/i.test(type.trim());
      if (open) pieces.push("");
    },
    onclosetag: (name) => {
      if (name === "script") open = false;
    },
    ontext: (text) => {
      if (open) pieces.push(`${pieces.pop() ?? ""}${text}`);
    },
  });
  parser.end(html);
  return pieces.map(readJson);
}

function ofJson(value: unknown): PostingSource | null {
  const linked = schemaOrgText([value]);
  if (linked !== null) return { kind: "json_ld", text: linked };
  const job = jobSchemaText(value);
  return job === null ? null : { kind: "job_schema", text: job };
}

/**
 * Reads a posting out of the source of a page, `JobPosting` of schema.org first, or out of JSON. `null` for a text
 * that is neither: it is the posting itself.
 */
export function readPostingSource(given: string): PostingSource | null {
  const source = given.slice(0, maxCharacters);
  if (/^\s*[{[]/.test(source)) {
    const json = readJson(source);
    return json === undefined ? null : (ofJson(json) ?? { kind: "job_schema", text: "" });
  }
  if (!isHtml(source)) return null;
  const linked = schemaOrgText(linkedData(source));
  if (linked !== null) return { kind: "json_ld", text: linked };
  return { kind: "html", text: pageText(source) };
}
