import { decide } from "@savile/model";
import type { ChoosingBook } from "@savile/model";
import { readUseExample } from "./word-use.ts";
import type { WordUse } from "./word-use.ts";

const workCue =
  /\b(?:in|with|of|experience|skills?|knowledge|background|as|including|like|and|or|e\.g\.?|trained|basic|commercial|residential|industrial|for)\b[:\s]*$/i;
const workTail =
  /^\s*(?:$|[,.;:)/|•]|(?:and|or|experience|skills?|work|tools?|techniques?|procedures?|operations|equipment|knowledge|principles|methods|services|industry|sector|certification|required|preferred|is a plus)\b)/i;

/** Whether an everyday word ("painting", "driving") stands in a text for the work of that name. */
export const workUses: ChoosingBook<WordUse, boolean> = {
  name: "work-uses",
  about: "Does an everyday word stand for the work of that name?",
  takes: "first",
  read: readUseExample,
  rules: [
    {
      name: "goes-on-otherwise",
      when: ({ after }) => !workTail.test(after),
      gives: false,
      examples: ["[Driving] change across the firm", "skills: [painting] by numbers"],
      not: ["[Driving] experience", "skills: [painting]"],
    },
    {
      name: "entry-of-skills",
      when: ({ isListed, line, isInList }) => isListed && (line.alone || isInList),
      gives: true,
      examples: ["skills: [painting]", "skills: [Painting], plastering and tiling of whole flats"],
      not: ["[painting]", "Painting, plastering"],
    },
    {
      name: "one-of-a-row",
      when: ({ isInList, before }) => isInList && /[,/(]\s*(?:and |or )?$/.test(before),
      gives: true,
      examples: ["We do tiling, [painting] and more", "Repairs (tiling, [painting])"],
      not: ["We do [painting], tiling"],
    },
    {
      name: "behind-a-cue",
      when: ({ before }) => workCue.test(before) && !/\b(?:and|or|of|for)\b[:\s]*$/i.test(before),
      gives: true,
      examples: ["Trained in [painting]", "Skills: [painting]"],
      not: ["Art of [painting]", "They love [painting]"],
    },
  ],
};

/** Whether an everyday word stands here for the work of that name. */
export function isWork(use: WordUse): boolean {
  return decide(workUses, use)?.value ?? false;
}
