import type { SourceRole } from "../match/source.ts";
import { bareText } from "./reading/bare-text.ts";

const mark = /^\s*[•‣▪–-]\s+/u;

/** Whether words are the title and the employer of a role, or one of them, and nothing else. */
function namesRole(words: string, { title, org }: SourceRole): boolean {
  const said = bareText(words);
  const names = [org, org.replace(/\([^()]*\)/g, " ")];
  return [title, ...names.flatMap((name) => [name, `${title} ${name}`])].some(
    (name) => said !== "" && bareText(name) === said,
  );
}

/** The role and a colon before a line: "Baker, Ash Mill: rebuilt two kilns". */
const placed = /^([^:\n]{2,120}): +(?=\S)/u;

/**
 * A line as a list shows it, "• Baker, Ash Mill: rebuilt two kilns" or "• Rebuilt two kilns (Baker, Ash Mill)", without
 * its mark and without the role that is named before or behind it; the text itself where neither stands there.
 */
export function withoutPlace(text: string, role: SourceRole | undefined): string {
  const bare = text.replace(mark, "");
  const label = placed.exec(bare);
  if (role !== undefined && label !== null && namesRole(label[1] ?? "", role))
    return bare.slice(label[0].length);
  const found = /^(.*\S)\s+\(([^()]+(?:\([^()]*\)[^()]*)?)\)\.?$/su.exec(bare);
  const [, line = bare, words = ""] = found ?? [];
  return role !== undefined && namesRole(words, role) ? line : bare;
}
