import { decide } from "@savile/model";
import type { ChoosingBook } from "@savile/model";
import { isSentenceStart } from "./line.ts";
import { readUseExample } from "./word-use.ts";
import type { WordUse } from "./word-use.ts";

const nameCue =
  /(?:\b(?:in|with|using|knows?|via|language|languages|program(?:ming)?|experience|compiler|framework|developer|engineer|scripts?|applications?|services|certified|certification|stack|software|tools?|platforms?|proficient|skills?|like|e\.g\.?|such as|includ(?:es?|ing))\b[:\s]*)$/i;
const nameTail =
  /^\s*(?:programming|developer|engineer|language|compiler|framework|scripts?|code|services|applications?|stack|EHR|EMR|LMS|APIs?|certification|certified|proficiency|experience|skills?|software|platform|environment|server|administration|administrator|database|queries|reports|dashboards|POS|PMS|GDS|CRM|reservation system|system|required|preferred|needed|is required|is preferred|a plus|is a plus)\b/i;
const levelWord =
  /(?:^|\b(?:ms|microsoft|advanced|basic|intermediate|strong|good|solid|proficient|expert|fluent|native|conversational|certified|modern))\s*$/i;

/** One letter with "&" beside it belongs to an abbreviation. */
function isPartOfPair({ line, start, spelling }: WordUse): boolean {
  const around = line.text.charAt(start - 1) + line.text.charAt(start + spelling.length);
  return spelling.length === 1 && around.includes("&");
}

/** Nothing but a level stands before it, and nothing that goes on behind it. */
function isWholeEntry({ isListed, line, before, after }: WordUse): boolean {
  const isFirst = before.trim() === "" || levelWord.test(before);
  return isListed && line.alone && isFirst && /^\s*(?:$|[\d(.:+-]|\p{Lu})/u.test(after);
}

/** Whether a name that is also a word ("Go", "Slack") stands in a text for the name. */
export const nameUses: ChoosingBook<WordUse, boolean> = {
  name: "name-uses",
  about: "Does a name that is also a word stand for the name?",
  takes: "first",
  read: readUseExample,
  rules: [
    {
      name: "half-of-a-pair",
      when: isPartOfPair,
      gives: false,
      examples: ["[R]&D budget", "skills: {SQL}, [R]&D"],
      not: ["skills: [R], SQL, Python"],
    },
    {
      name: "other-case-in-a-list",
      when: ({ isExact, hasNeighbour, isInList, line, isListed }) =>
        !isExact && hasNeighbour && isInList && (line.shouted || isListed),
      gives: true,
      examples: ["skills: [excel], {Outlook}", "EXPERIENCE WITH {PYTHON}, [GO], AND SQL"],
      not: ["he can [excel], {Outlook} or not", "skills: [Excel], {Outlook}"],
    },
    {
      name: "other-case",
      when: ({ isExact }) => !isExact,
      gives: false,
      examples: ["We [go] the extra mile", "WE [GO] THE EXTRA MILE FOR YOU"],
      not: ["Experience in [Go]"],
    },
    {
      name: "entry-of-its-own",
      when: isWholeEntry,
      gives: true,
      examples: ["skills: [Go]", "skills: Advanced [Excel]", "skills: [Excel] (advanced)"],
      not: ["[Go]", "skills: [Excel] at it"],
    },
    {
      name: "before-its-kind",
      when: ({ after }) => nameTail.test(after),
      gives: true,
      examples: ["[Go] developer", "Wrote [Swift] code for two apps"],
      not: ["[Go] home", "A [Swift] response"],
    },
    {
      name: "behind-a-cue",
      when: ({ before, line, start }) => nameCue.test(before) && !isSentenceStart(line.text, start),
      gives: true,
      examples: ["Experience in [Go]", "Built services with [Spring]"],
      not: ["[Go] with us", "Take the [Helm]"],
    },
    {
      name: "beside-a-certain-name",
      when: ({ isInList, hasNeighbour }) => isInList && hasNeighbour,
      gives: true,
      examples: ["We talk on [Slack], {Zoom} or the telephone"],
      not: ["We talk on [Slack], loudly", "The [Slack] of {Zoom}"],
    },
    {
      name: "in-a-list-of-skills",
      when: ({ isListed, isInList, line }) => isListed && isInList && line.list,
      gives: true,
      examples: ["skills: Typing, filing, [Word]", "skills: Rota planning / [Excel] / stock"],
      not: ["Typing, filing, [Word]"],
    },
  ],
};

/** Whether a name that is also a word stands here for the name. */
export function isName(use: WordUse): boolean {
  return decide(nameUses, use)?.value ?? false;
}
