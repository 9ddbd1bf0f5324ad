import { lowerFirst, withoutStop } from "../words/phrases.ts";
import { missingArticle } from "./articles.ts";
import { inflect } from "./inflect.ts";
import type { Form } from "./inflect.ts";
import type { ReadLine } from "./read-line.ts";

/** What stands before a verb: "planned menus, ordered food" needs an "and" before the last of its deeds. */
function jointBefore({ tokens, verbs }: ReadLine, at: number, joint: string): string {
  const last = at === verbs.at(-1)?.at && verbs.length > 1 && tokens[at - 1]?.text === ",";
  if (!last) return joint;
  return verbs.length === 2 ? joint.replace(/,\s*$/, " and ") : `${joint}and `;
}

/** The line with each verb of its head in one form; nothing else changes. */
function withForm(line: ReadLine, form: Form): string {
  const { text, tokens, verbs } = line;
  let said = "";
  let from = 0;
  for (const { at, base, form: own } of verbs) {
    const token = tokens[at];
    if (token === undefined) continue;
    said += jointBefore(line, at, text.slice(from, token.start));
    said += own === form ? token.text : inflect(base, form);
    const article = missingArticle(tokens, at, base);
    said += article === "" ? "" : ` ${article.trim()}`;
    from = token.end;
  }
  return said + text.slice(from);
}

/** "Built wheels; trained two": behind a semicolon a verb needs a subject of its own. */
function hasLooseVerb({ text, tokens, verbs }: ReadLine): boolean {
  return text.includes(";") && verbs.slice(1).some(({ at }) => tokens[at - 1]?.text === ";");
}

/**
 * A verb phrase as it stands behind "I" (past or base) or behind "work such as" (gerund), with all coordinated
 * verbs in that form; `undefined` where the line is no verb phrase or its verbs are in doubt.
 */
export function conjugate(line: ReadLine, form: "past" | "base" | "gerund"): string | undefined {
  if (line.kind !== "verb" || !line.sure || hasLooseVerb(line)) return undefined;
  const [head] = line.verbs;
  if (head === undefined) return undefined;
  // What was done stays done, also in a job that goes on.
  const wished = form === "base" && head.form === "past" ? "past" : form;
  return lowerFirst(withoutStop(withForm(line, wished)));
}
