import type { Source } from "../match/source.ts";
import { isStopWord, stemOf } from "../text/stem.ts";
import type { Clause } from "./instruction.ts";

const pronoun =
  /^((?:take|leave|lead with|start with|put|move|bring|remove|drop|delete|cut|emphasi[sz]e|highlight|mention|feature|focus on|play up|play down|get rid of|show)) (?:it|that|this|them|those|that one)\b/;

/** The words of a text that the resume uses too, in their order. */
function sharedWords(text: string, source: Source): string {
  const known = new Set(source.lines.flatMap((line) => line.stems));
  const words = text.match(/[\p{L}\p{N}+#.]{2,}/gu) ?? [];
  return words
    .filter((word) => !isStopWord(word.toLowerCase()) && known.has(stemOf(word.toLowerCase())))
    .join(" ");
}

/**
 * Requests that point back ("The science fair is old news, take it out") with the thing that they mean. What
 * was said before them is no request of its own.
 */
export function withoutPronouns(clauses: readonly Clause[], source: Source): Clause[] {
  const found: Clause[] = [];
  for (const clause of clauses) {
    const before = found.at(-1);
    const verb = pronoun.exec(clause.said);
    const subject = before === undefined || verb === null ? "" : sharedWords(before.text, source);
    if (verb === null || subject === "") {
      found.push(clause);
      continue;
    }
    const put = (text: string) =>
      text.replace(/\b(?:it|that one|that|this|them|those)\b/i, subject);
    found.splice(-1, 1, { text: put(clause.text), said: put(clause.said).toLowerCase() });
  }
  return found;
}
