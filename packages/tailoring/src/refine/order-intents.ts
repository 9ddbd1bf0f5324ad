import type { Source } from "../match/source.ts";
import type { Intent } from "./intent.ts";
import { scoped, smallNumbers } from "./intent-row.ts";
import type { IntentRow } from "./intent-row.ts";
import { sectionIn } from "./read-scope.ts";

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

/** Requests about the order, and about whose words stand in a part. */
export const orderIntents: readonly IntentRow[] = [
  {
    name: "order-of-the-file",
    pattern:
      /\b(?:chronological(?:ly)?|original order|order of my (?:file|resume)|as they were|(?:old|same) order)\b/,
    read: () => ({ do: "order", by: "file" }),
    examples: ["chronological", "in the old order"],
    not: ["most relevant first"],
  },
  {
    name: "order-by-relevance",
    pattern:
      /\b(?:most relevant|by relevance|relevant (?:lines|bullets|things|experience|points|skills|ones|stuff)?\s*(?:first|at the top|to the top)|sort by|reorder|best (?:lines|bullets|points|match(?:es)?) (?:is |are |comes? )?(?:first|on top|at the top)|sort (?:the |my )?(?:lines|bullets)|strongest (?:lines|bullets|points)? ?first|most important (?:things|lines|bullets|points)?\s?first)\b/,
    read: () => ({ do: "order", by: "relevance" }),
    examples: ["most relevant first", "reorder the lines"],
    not: ["chronological"],
  },
  {
    name: "own-words",
    pattern:
      /\b(?:my|the) (?:own|original) (?:words|wording|text|version|summary|bullets?|lines?)\b|\bas (?:i wrote|it was|in my file)\b|\boriginal (?:summary|wording|text|bullets?)\b/,
    read: scoped((scope) => ({ do: "own-words", scope })),
    examples: ["my own words", "use the original wording"],
    not: ["use other words"],
  },
  {
    name: "move-a-section",
    pattern:
      /^(?:put|move|place|show|bring|list)?\s*(?:my |the )?([a-z ]+?)(?: section| list)?\s+(first|last|up|(?:on|to|at) (?:the )?(?:top|bottom|end|front|very top)|before|after|above|below|ahead of)(?:\s+(?:my |the )?(.+))?$/,
    read: (found, _, source) => moveOf(found, source),
    examples: ["put education first", "projects before education"],
    not: ["put PHP first"],
  },
  {
    name: "new-summary",
    pattern:
      /\b(?:new|different|another|better|swap|rewrite|redo|rephrase|fresh)\b.*\b(?:summary|profile)\b/,
    read: () => ({ do: "new-summary" }),
    examples: ["rewrite the summary", "a different profile"],
    not: ["a shorter summary"],
  },
  {
    name: "match-the-posting",
    pattern:
      /\b(?:match(?:es)? (?:the |this )?(?:job|posting|description|requirements)|(?:tailor|fit|target|align)(?:ed)?\b.*\b(?:job|posting|description|role)|more keywords|keywords (?:from|of) the (?:posting|job)|better match|closer to the (?:posting|job)|improve (?:the |my )?(?:match|score|ats))\b/,
    read: () => ({ do: "match" }),
    examples: ["match the job", "more keywords"],
    not: ["match the colours"],
  },
  {
    name: "sentences-of-the-summary",
    pattern:
      /\b(one|two|three|1|2|3|single|a)[- ](?:short )?(?:sentences?|lines?)\b.*\b(?:summary|profile)\b|\b(?:summary|profile)\b.*\b(one|two|three|1|2|3|single)[- ](?:short )?(?:sentences?|lines?)\b/,
    read: (found) => ({
      do: "shorten",
      scope: { of: "summary" },
      sentences: smallNumbers[found[1] ?? found[2] ?? ""] ?? 1,
    }),
    examples: ["two sentences for the summary", "a summary in one line"],
    not: ["a summary of my work"],
  },
];
