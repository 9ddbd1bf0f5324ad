import type { Sentence } from "../input/draft.ts";
import { termById } from "@savile/taxonomy/lexicon";
import { joinList } from "../words/phrases.ts";
import { namedSkills } from "../write/named-skills.ts";
import * as frames from "./frames.data.ts";
import { say } from "./voice.ts";
import type { Voice } from "./voice.ts";

/** What everybody is taken to know: named alone, it says that there is nothing else to name. */
const officeTools = /^(?:Microsoft |MS )?(?:Word|PowerPoint|Outlook|Office(?: Suite| 365)?)$/i;

function isSaid(told: string, text: string): boolean {
  return told.includes(text.toLowerCase().replace(/ing$|s$/, ""));
}

/** Skills of the posting that nothing has named yet. */
export function saySkills(voice: Voice): Sentence[] {
  const { source, plan } = voice.context;
  const told = voice.said.join(" ").toLowerCase();
  const skills = namedSkills(source, plan, 9)
    // "Open source" or "HR" is nothing that one brings: only tools and techniques with a name are listed.
    .filter(
      ({ text, termId }) =>
        termById(termId)?.tool === true && !officeTools.test(text) && !isSaid(told, text),
    )
    .slice(0, 4);
  if (skills.length < 1) return [];
  const said = say(voice, {
    slot: "skills",
    frames: skills.length === 1 ? frames.oneSkill : frames.skills,
    values: { skills: joinList(skills.map(({ text }) => text)) },
    factIds: skills.map(({ factId }) => factId),
    reqIds: skills.map(({ reqId }) => reqId),
    posting: skills.flatMap(({ reqId }) => {
      const span = plan.byReq.get(reqId)?.requirement.span;
      return span === undefined ? [] : [span];
    }),
  });
  return said === undefined ? [] : [said];
}
