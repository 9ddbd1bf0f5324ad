import type { Source } from "../match/source.ts";
import type { Clause } from "./instruction.ts";
import type { Intent } from "./intent.ts";
import type { IntentRow } from "./intent-row.ts";
import { scopeOf } from "./read-scope.ts";
import { subjectOf } from "./read-subject.ts";
import { shortWords } from "./words.data.ts";

function dropOf(words: string, clause: Clause, source: Source): Intent {
  const scope = scopeOf(words, source);
  if (
    /\b(?:irrelevant|unrelated|unnecessary|not relevant|does not (?:fit|matter)|doesn't (?:fit|matter))\b/.test(
      words,
    )
  )
    return { do: "drop-irrelevant", scope };
  if (/\b(?:buzzwords?|filler|cliches?|jargon|fluff|empty phrases)\b/.test(words))
    return { do: "plain", scope };
  return { do: "drop", about: subjectOf(clause, words), scope };
}

/** Requests to leave something out, to play it down or to bring it back. */
export const dropIntents: readonly IntentRow[] = [
  {
    name: "take-out",
    pattern:
      /^(?:remove|drop|delete|leave out|take out|omit|exclude|get rid of|strike|skip|lose|cut)\s+(?:out\s+)?(?!down|back|the length|my length|it down|in half)(.+)$/,
    read: (found, clause, source) => {
      const words = found[1] ?? "";
      const cut = found[0].startsWith("cut");
      const whole =
        /^(?:the |my )?(?:whole )?(?:cover letter|letter|resume|cv|text|length|words)(?: (?:by|down|in)\b.*)?$/;
      if (cut && (whole.test(words) || /^(?:the |my )?(?:summary|profile)$/.test(words)))
        return { do: "shorten", scope: scopeOf(words, source) };
      return dropOf(words, clause, source);
    },
    examples: ["remove the bullet about phones", "drop PHP", "cut the summary"],
    not: ["cut it down", "cut back the letter"],
  },
  {
    name: "take-out-of-it",
    pattern: /^(?:take|leave|cut|throw|keep)\s+(.+?)\s+(?:out|off|away)$/,
    read: (found, clause, source) => dropOf(found[1] ?? "", clause, source),
    examples: ["leave the phones out", "take PHP off"],
    not: ["leave it as it is"],
  },
  {
    name: "say-nothing-of",
    pattern:
      /^(?:do not|don't|never|no need to|stop|without)\s+(?:mention(?:ing)?|includ(?:e|ing)|list(?:ing)?|show(?:ing)?|us(?:e|ing)|talk(?:ing)? about|nam(?:e|ing)|hav(?:e|ing)|say(?:ing)?|print(?:ing)?)\s+(.+)$/,
    read: (found, clause, source) => dropOf(found[1] ?? "", clause, source),
    examples: ["do not mention PHP", "never talk about the phones"],
    not: ["mention PHP"],
  },
  {
    name: "said-to-be-irrelevant",
    pattern:
      /^(?:the |my )?(.+?) (?:is|are) (?:not relevant|irrelevant|unnecessary|not needed|old news|outdated)$/,
    read: (found, clause, source) => dropOf(found[1] ?? "", clause, source),
    examples: ["my old jobs are not relevant", "the phones are old news"],
    not: ["most relevant first"],
  },
  {
    name: "play-down",
    pattern:
      /\b(?:play down|downplay|de-?emphasi[sz]e|less (?:emphasis on|about|weight on|focus on|of)|tone down|push (?:back|down))\s+(.+)$/,
    read: (found, clause) => ({ do: "play-down", about: subjectOf(clause, found[1] ?? "") }),
    examples: ["play down the phones", "less emphasis on PHP"],
    not: ["emphasise PHP"],
  },
  {
    name: "hide",
    pattern: /^(?:hide|less|no need (?:for|of)|no|without)\s+(.+)$/,
    read: (found, clause, source) =>
      shortWords.test(clause.said)
        ? undefined
        : dropOf((found[1] ?? "").replace(/^emphasis on |^about /, ""), clause, source),
    examples: ["hide the phones", "less PHP", "no need for photos"],
    not: ["less text", "no buzzwords"],
  },
  {
    name: "bring-back",
    pattern:
      /^(?:restore|bring back|put back|re-?add|reinstate|add back|bring|keep|return|revert|recover|undelete|show)\s+(?:back\s+)?(?!off |more |that |me )(.+?)(?: back)?$/,
    read: (found, clause, source) => {
      const words = found[1] ?? "";
      if (/\b(?:short|brief|concise|to (?:one|two|three|1|2|3)|first|front|top|up)\b/.test(words))
        return undefined;
      const scope = scopeOf(words, source);
      if (scope.of === "summary") return { do: "own-words", scope };
      return { do: "restore", about: subjectOf(clause, words) };
    },
    examples: ["restore the phones", "bring back PHP"],
    not: ["bring PHP to the front", "show PHP first"],
  },
  {
    name: "undo-all",
    pattern: /^undo (?:all|everything)|^restore everything|^put everything back/,
    read: () => ({ do: "restore", about: "everything" }),
    examples: ["undo everything", "put everything back"],
    not: ["undo the last one"],
  },
];
