import type { Source } from "../match/source.ts";
import { isStopWord } from "../text/stem.ts";
import { findSubject, termsOf } from "./find-subject.ts";
import type { Clause } from "./instruction.ts";
import type { Intent } from "./intent.ts";
import { scopeOf } from "./read-scope.ts";
import { actionWords } from "./words.data.ts";

const behind =
  /\b(?:less (?:prominent|visible|important|space|room|weight|attention|emphasis)|last|bottom|to the end|further (?:down|back)|in the background|downplay\w*|play(?:ed)? down|not so prominent)\b/;
const away =
  /\b(?:remov\w+|drop\w*|delet\w+|without|skip\w*|omit\w*|leave out|left out|take out|taken out|rid of|do not need|don't need|not needed|no longer|unnecessary|waste (?:any )?(?:space|words|room)|no need|throw out|kick out|scrap)\b/;
const ahead =
  /\b(?:first|top|front|forward|prominent(?:ly)?|stand out|stands out|visible|emphas\w+|highlight\w*|stress|focus|priorit\w+|weight|show off|feature\w*|lead|spotlight|star|key|main|most important|important|matters?|higher|upwards?)\b/;
const saying = /\b(?:mention\w*|named?|refer\w*|speak|talk)\b.*\b(?:letter|summary|profile)\b/;
const own = new Set([
  ...actionWords,
  ..."bullet bullets line lines part parts thing things point points section work job role stuff list item first top front last more less most rather over than put bring show mentioned first please prominent important".split(
    " ",
  ),
]);

function words(text: string): { text: string; start: number; end: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}+#./'-]*/gu)].map((found) => ({
    text: found[0].replace(/[./'-]+$/, ""),
    start: found.index,
    end: found.index + found[0].length,
  }));
}

function carriesMeaning(word: string): boolean {
  const lower = word.toLowerCase();
  return !own.has(lower) && !isStopWord(lower) && lower.length > 1;
}

/** Whether a text names something by name that the resume does not hold: then no part of it may stand for it. */
export function namesForeign(text: string, source: Source): boolean {
  const held = new Set(source.lines.flatMap((line) => [...line.terms]));
  if (termsOf(text).some((term) => !held.has(term.id))) return true;
  const all = source.lines.map((line) => line.text.toLowerCase()).join("\n");
  return words(text)
    .slice(1)
    .some(({ text: word }) => /^\p{Lu}/u.test(word) && !all.includes(word.toLowerCase()));
}

const longest = 6;

/** The longest stretch of a text that names lines of the resume. */
export function heldStretch(text: string, source: Source): string | undefined {
  const all = words(text);
  for (let length = Math.min(longest, all.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= all.length; at += 1) {
      const part = all.slice(at, at + length);
      const [first] = part;
      const last = part.at(-1);
      if (first === undefined || last === undefined) continue;
      const edges = carriesMeaning(first.text) && carriesMeaning(last.text);
      const stretch = text.slice(first.start, last.end);
      if (edges && findSubject(source, stretch).lines.length > 0) return stretch;
    }
  }
  return undefined;
}

/**
 * A request that no rule fits, read by what it names of the resume and by the direction that its words give.
 * Without both it is not understood.
 */
export function readLoosely(clause: Clause, source: Source): Intent | undefined {
  const { said, text } = clause;
  if (namesForeign(text, source)) return undefined;
  const about = heldStretch(text, source);
  if (about === undefined) return undefined;
  const scope = scopeOf(said, source);
  if (saying.test(said)) return { do: "mention", about, scope };
  if (behind.test(said)) return { do: "play-down", about };
  if (away.test(said)) return { do: "drop", about, scope };
  return ahead.test(said) ? { do: "emphasise", about, scope: { of: "resume" } } : undefined;
}

/** The words of a person for a subject, narrowed to what the resume holds of them. */
export function narrowed(about: string, source: Source): string {
  const [wanted = about] = about.split(/\s+(?:over|rather than|instead of|more than|before)\s+/i);
  if (findSubject(source, wanted).lines.length > 0) return wanted;
  if (/\s(?:and|or)\s|,/.test(wanted) || namesForeign(wanted, source)) return wanted;
  return heldStretch(wanted, source) ?? wanted;
}
