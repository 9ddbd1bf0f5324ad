import type { Source } from "../match/source.ts";
import { subjectsOf } from "./find-subject.ts";
import type { Clause } from "./instruction.ts";
import type { Intent } from "./intent.ts";
import { scoped } from "./intent-row.ts";
import type { IntentRow } from "./intent-row.ts";
import { focusOf } from "./read-focus.ts";
import { scopeOf } from "./read-scope.ts";
import { subjectOf } from "./read-subject.ts";
import { shortWords } from "./words.data.ts";

const longWords =
  /\b(?:longer|expand|extend|lengthen|more detail(?:ed|s)?|elaborate|too short|flesh out|add (?:more )?(?:detail|details|content)|more text|fuller)\b/;

const emphasiseWords =
  "emphasi[sz]e|show off|highlight(?:ing)?|stress|focus(?: more)?(?: on)?|play up|bring out|feature|showcase|underline|spotlight|foreground|accentuate|concentrate on|lean into|lead with|draw attention to|more emphasis on|more weight (?:on|to)|put (?:more )?(?:emphasis|weight|focus) on|prioriti[sz]e|more about|shift (?:the )?(?:weight|focus|emphasis) (?:to|towards?)|start with|centre on|center on|more";

function emphasis(found: RegExpExecArray, clause: Clause, source: Source): Intent | undefined {
  const words = found[1] ?? "";
  const about = subjectOf(clause, words);
  if (about === "") return undefined;
  const weak = /^(?:more|feature|start with) /.test(found[0]);
  const focus = focusOf(words.replace(/^(?:my|the) /, ""));
  const scope = scopeOf(clause.said, source);
  if (focus !== undefined && scope.of !== "letter") return { do: "focus", on: focus };
  // "More sparkle" names nothing that a resume could show.
  if (weak && subjectsOf(source, about).every((one) => one.lines.length + one.terms.length === 0))
    return undefined;
  return { do: "emphasise", about, scope };
}

/** Requests about the length, and to show or state something. */
export const emphasisIntents: readonly IntentRow[] = [
  {
    name: "longer",
    pattern: longWords,
    read: scoped((scope) => ({ do: "lengthen", scope })),
    examples: ["longer", "more detail"],
    not: ["as long as it is"],
  },
  {
    name: "shorter",
    pattern: shortWords,
    read: scoped((scope) => ({ do: "shorten", scope })),
    examples: ["shorter", "cut it down", "more concise"],
    not: ["short sleeves"],
  },
  {
    name: "emphasise",
    pattern: new RegExp(`\\b(?:${emphasiseWords}) (?:the |my )?(.+)$`),
    read: emphasis,
    examples: ["emphasise Python", "focus on Excel"],
    not: ["more sparkle"],
  },
  {
    name: "bring-to-the-front",
    pattern:
      /^(?:put|show|bring|move|place) (?:the |my )?(.+?) (?:first|up front|(?:to|at|on) (?:the )?(?:front|top|beginning|very top)|up)\b/,
    read: emphasis,
    examples: ["put Python first", "show my Excel up front"],
    not: ["put education first"],
  },
  {
    name: "stand-out",
    pattern:
      /^(?:make|let|get) (?:the |my )?(.+?) (?:stand out|more (?:prominent|visible)|pop out|shine|come first|the focus)/,
    read: emphasis,
    examples: ["make Python stand out"],
    not: ["make it nice"],
  },
  {
    name: "work-into",
    pattern:
      /^(?:work|get|squeeze|fit|put|weave|bring)\s+(.+?)\s+(?:into|in) (?:the |my )(?:cover letter|letter|summary|profile)$/,
    read: (found, clause, source) => ({
      do: "mention",
      about: subjectOf(clause, found[1] ?? ""),
      scope: scopeOf(clause.said, source),
    }),
    examples: ["work Python into the letter"],
    not: ["work on Python"],
  },
  {
    name: "mention",
    pattern:
      /^(?:mention|refer to|talk about|bring up|work in|point out|note|cite|name|speak about|speak of|tell (?:them )?about)\s+(?:that i |my |the )?(.+)$/,
    read: (found, clause, source) => ({
      do: "mention",
      about: subjectOf(clause, found[1] ?? ""),
      scope: scopeOf(clause.said, source),
    }),
    examples: ["mention Python", "talk about the new office"],
    not: ["do not mention Python"],
  },
  {
    name: "add",
    pattern: /^(?:add|include|list|put|insert|write in)\s+(.+)$/,
    read: (found, clause, source) => ({
      do: "add",
      about: subjectOf(clause, found[1] ?? ""),
      scope: scopeOf(clause.said, source),
    }),
    examples: ["add Python", "include the new office"],
    not: ["remove Python"],
  },
];
