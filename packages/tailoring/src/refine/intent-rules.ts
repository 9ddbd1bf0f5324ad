import type { Source } from "../match/source.ts";
import { subjectsOf } from "./find-subject.ts";
import type { Clause } from "./instruction.ts";
import type { Intent, Scope } from "./intent.ts";
import { focusOf } from "./read-focus.ts";
import { scopeOf, sectionIn } from "./read-scope.ts";
import { subjectOf } from "./read-subject.ts";

/** A rule of the reader: what it makes of a request that its pattern fits, if anything. */
export interface Rule {
  readonly pattern: RegExp;
  readonly read: (found: RegExpExecArray, clause: Clause, source: Source) => Intent | undefined;
}

const pages: Readonly<Record<string, 1 | 2 | 3>> = {
  one: 1,
  "1": 1,
  single: 1,
  two: 2,
  "2": 2,
  three: 3,
  "3": 3,
};

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

function moveOf(found: RegExpExecArray, source: Source): Intent | undefined {
  const section = sectionIn(found[1] ?? "", source);
  if (section === undefined) return undefined;
  const place = found[2] ?? "";
  const other = sectionIn(found[3] ?? "", source);
  if (other !== undefined && other !== section) {
    const before = /before|above|ahead/.test(place);
    return { do: "move-section", section, to: before ? { before: other } : { after: other } };
  }
  return {
    do: "move-section",
    section,
    to: /last|bottom|end|below/.test(place) ? "last" : "first",
  };
}

const shortWords =
  /\b(?:shorten(?:ed)?|shorter|more concise|concisely|concise|tighten(?: up)?|tighter|condensed?|trim(?: down)?|cut (?:it |this |that |everything )?(?:down|back)|reduce|brief(?:er)?|more compact|compact|less wordy|too long|too wordy|fewer words|less words|half a page|less words|half a page|crisper|snappier|succinct|less text|streamline|slim(?:mer)?(?: down)?|shrink|compress|abbreviate|verbose|less verbose|half (?:as long|the length)|make (?:it|this) short|cut (?:the |my )?(?:length|letter|summary|resume|text))\b/;
const longWords =
  /\b(?:longer|expand|extend|lengthen|more detail(?:ed|s)?|elaborate|too short|flesh out|add (?:more )?(?:detail|details|content)|more text|fuller)\b/;

function scoped(build: (scope: Scope) => Intent): Rule["read"] {
  return (_, clause, source) => build(scopeOf(clause.said, source));
}

const emphasiseWords =
  "emphasi[sz]e|show off|highlight(?:ing)?|stress|focus(?: more)?(?: on)?|play up|bring out|feature|showcase|underline|spotlight|foreground|accentuate|concentrate on|lean into|lead with|draw attention to|more emphasis on|more weight (?:on|to)|put (?:more )?(?:emphasis|weight|focus) on|prioriti[sz]e|more about|shift (?:the )?(?:weight|focus|emphasis) (?:to|towards?)|start with|centre on|center on|more";

/** The wishes that are understood; the first rule that fits a request reads it. */
export const rules: readonly Rule[] = [
  {
    pattern: /\b(one|two|three|1|2|3|single)[- ]?(?:full )?pages?r?\b/,
    read: (found) => ({ do: "fit", pages: pages[found[1] ?? ""] ?? 1 }),
  },
  {
    pattern: /\b(?:to|onto|on|into|within|in) (?:just |only )?a (?:single )?page$/,
    read: () => ({ do: "fit", pages: 1 }),
  },
  {
    pattern:
      /\b(?:less formal|informal|not so formal|too formal|too stiff|less stiff|casual|warm(?:er|ly|th)?|friendl(?:y|ier)|more personal|relaxed|conversational|softer|more approachable|more human|easy[- ]going|less corporate)\b/,
    read: () => ({ do: "tone", tone: "easy" }),
  },
  {
    pattern:
      /\b(?:more formal(?:ly)?|formal(?:ly)?|too (?:casual|informal)|more (?:professional|serious|polite|conservative|official|businesslike)|(?:professional|serious|polite|official|businesslike) (?:tone|letter))\b/,
    read: () => ({ do: "tone", tone: "formal" }),
  },
  {
    pattern: /\b(?:neutral|plain|normal) (?:tone|letter)\b/,
    read: () => ({ do: "tone", tone: "plain" }),
  },
  {
    pattern:
      /\b(?:buzzwords?|filler(?: words)?|cliches?|jargon|fluff|plain(?:er)? (?:words|english|language)|simpler (?:words|language)|empty phrases)\b/,
    read: scoped((scope) => ({ do: "plain", scope })),
  },
  {
    pattern:
      /\b(?:(?:strong|stronger|action|active|powerful|better|more active) verbs?|action words|active voice|punchier|stronger (?:language|wording|words)|stronger$)/,
    read: () => ({ do: "verbs" }),
  },
  {
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
  },
  {
    pattern: /^(?:take|leave|cut|throw|keep)\s+(.+?)\s+(?:out|off|away)$/,
    read: (found, clause, source) => dropOf(found[1] ?? "", clause, source),
  },
  {
    pattern:
      /^(?:do not|don't|never|no need to|stop|without)\s+(?:mention(?:ing)?|includ(?:e|ing)|list(?:ing)?|show(?:ing)?|us(?:e|ing)|talk(?:ing)? about|nam(?:e|ing)|hav(?:e|ing)|say(?:ing)?|print(?:ing)?)\s+(.+)$/,
    read: (found, clause, source) => dropOf(found[1] ?? "", clause, source),
  },
  {
    pattern:
      /^(?:the |my )?(.+?) (?:is|are) (?:not relevant|irrelevant|unnecessary|not needed|old news|outdated)$/,
    read: (found, clause, source) => dropOf(found[1] ?? "", clause, source),
  },
  {
    pattern:
      /\b(?:play down|downplay|de-?emphasi[sz]e|less (?:emphasis on|about|weight on|focus on|of)|tone down|push (?:back|down))\s+(.+)$/,
    read: (found, clause) => ({ do: "play-down", about: subjectOf(clause, found[1] ?? "") }),
  },
  {
    pattern: /^(?:hide|less|no need (?:for|of)|no|without)\s+(.+)$/,
    read: (found, clause, source) =>
      shortWords.test(clause.said)
        ? undefined
        : dropOf((found[1] ?? "").replace(/^emphasis on |^about /, ""), clause, source),
  },
  {
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
  },
  {
    pattern: /^undo (?:all|everything)|^restore everything|^put everything back/,
    read: () => ({ do: "restore", about: "everything" }),
  },
  {
    pattern:
      /\b(?:chronological(?:ly)?|original order|order of my (?:file|resume)|as they were|(?:old|same) order)\b/,
    read: () => ({ do: "order", by: "file" }),
  },
  {
    pattern:
      /\b(?:most relevant|by relevance|relevant (?:lines|bullets|things|experience|points|skills|ones|stuff)?\s*(?:first|at the top|to the top)|sort by|reorder|best (?:lines|bullets|points|match(?:es)?) (?:is |are |comes? )?(?:first|on top|at the top)|sort (?:the |my )?(?:lines|bullets)|strongest (?:lines|bullets|points)? ?first|most important (?:things|lines|bullets|points)?\s?first)\b/,
    read: () => ({ do: "order", by: "relevance" }),
  },
  {
    pattern:
      /\b(?:my|the) (?:own|original) (?:words|wording|text|version|summary|bullets?|lines?)\b|\bas (?:i wrote|it was|in my file)\b|\boriginal (?:summary|wording|text|bullets?)\b/,
    read: scoped((scope) => ({ do: "own-words", scope })),
  },
  {
    pattern:
      /^(?:put|move|place|show|bring|list)?\s*(?:my |the )?([a-z ]+?)(?: section| list)?\s+(first|last|up|(?:on|to|at) (?:the )?(?:top|bottom|end|front|very top)|before|after|above|below|ahead of)(?:\s+(?:my |the )?(.+))?$/,
    read: (found, _, source) => moveOf(found, source),
  },
  {
    pattern:
      /\b(?:new|different|another|better|swap|rewrite|redo|rephrase|fresh)\b.*\b(?:summary|profile)\b/,
    read: () => ({ do: "new-summary" }),
  },
  {
    pattern:
      /\b(?:match(?:es)? (?:the |this )?(?:job|posting|description|requirements)|(?:tailor|fit|target|align)(?:ed)?\b.*\b(?:job|posting|description|role)|more keywords|keywords (?:from|of) the (?:posting|job)|better match|closer to the (?:posting|job)|improve (?:the |my )?(?:match|score|ats))\b/,
    read: () => ({ do: "match" }),
  },
  {
    pattern:
      /\b(one|two|three|1|2|3|single|a)[- ](?:short )?(?:sentences?|lines?)\b.*\b(?:summary|profile)\b|\b(?:summary|profile)\b.*\b(one|two|three|1|2|3|single)[- ](?:short )?(?:sentences?|lines?)\b/,
    read: (found) => ({
      do: "shorten",
      scope: { of: "summary" },
      sentences: pages[found[1] ?? found[2] ?? ""] ?? 1,
    }),
  },
  { pattern: longWords, read: scoped((scope) => ({ do: "lengthen", scope })) },
  { pattern: shortWords, read: scoped((scope) => ({ do: "shorten", scope })) },
  { pattern: new RegExp(`\\b(?:${emphasiseWords}) (?:the |my )?(.+)$`), read: emphasis },
  {
    pattern:
      /^(?:put|show|bring|move|place) (?:the |my )?(.+?) (?:first|up front|(?:to|at|on) (?:the )?(?:front|top|beginning|very top)|up)\b/,
    read: emphasis,
  },
  {
    pattern:
      /^(?:make|let|get) (?:the |my )?(.+?) (?:stand out|more (?:prominent|visible)|pop out|shine|come first|the focus)/,
    read: emphasis,
  },
  {
    pattern:
      /^(?:work|get|squeeze|fit|put|weave|bring)\s+(.+?)\s+(?:into|in) (?:the |my )(?:cover letter|letter|summary|profile)$/,
    read: (found, clause, source) => ({
      do: "mention",
      about: subjectOf(clause, found[1] ?? ""),
      scope: scopeOf(clause.said, source),
    }),
  },
  {
    pattern:
      /^(?:mention|refer to|talk about|bring up|work in|point out|note|cite|name|speak about|speak of|tell (?:them )?about)\s+(?:that i |my |the )?(.+)$/,
    read: (found, clause, source) => ({
      do: "mention",
      about: subjectOf(clause, found[1] ?? ""),
      scope: scopeOf(clause.said, source),
    }),
  },
  {
    pattern: /^(?:add|include|list|put|insert|write in)\s+(.+)$/,
    read: (found, clause, source) => ({
      do: "add",
      about: subjectOf(clause, found[1] ?? ""),
      scope: scopeOf(clause.said, source),
    }),
  },
];
