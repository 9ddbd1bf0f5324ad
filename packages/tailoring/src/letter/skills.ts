import type { Sentence } from "../input/draft.ts";
import { termById } from "@savile/taxonomy/lexicon";
import { joinList, wordCount } from "../words/phrases.ts";
import { namedSkills } from "../write/named-skills.ts";
import type { NamedSkill } from "../write/named-skills.ts";
import type { LetterContext } from "./context.ts";
import * as frames from "./frames.data.ts";
import { say } from "./voice.ts";
import type { Voice } from "./voice.ts";

/** What everybody is taken to know: named alone, it says that there is nothing else to name. */
const officeTools = /^(?:Microsoft |MS )?(?:Word|PowerPoint|Outlook|Office(?: Suite| 365)?)$/i;

function isSaid(told: string, text: string): boolean {
  return told.includes(text.toLowerCase().replace(/ing$|s$/, ""));
}

/** Sentences after which a letter has told enough for a list to come "also". */
const opened = 4;

/** Whether the person lists a thing of two words or more by name, and the posting requires it. */
function isListed({ source, plan }: LetterContext, { factId, reqId, text }: NamedSkill): boolean {
  return (
    source.byAddress.get(factId)?.place === "list" &&
    wordCount(text) > 1 &&
    plan.byReq.get(reqId)?.requirement.level === "required"
  );
}

/**
 * Skills of the posting that nothing has named yet.
 * @param shown what the letter will show further down
 */
export function saySkills(voice: Voice, shown: string): Sentence[] {
  const { source, plan } = voice.context;
  // One list is enough.
  if (frames.skillsFirst.some((frame) => voice.usedFrames.has(frame))) return [];
  const told = [...voice.said, shown].join(" ").toLowerCase();
  const skills = namedSkills(source, plan, 9)
    // "Open source" or "HR" is nothing that one brings: tools and techniques with a name, and what the person lists.
    .filter(
      (skill) =>
        (termById(skill.termId)?.tool === true || isListed(voice.context, skill)) &&
        !officeTools.test(skill.text) &&
        !isSaid(told, skill.text),
    )
    .slice(0, 4);
  const isOpening = voice.said.length < opened;
  // One thing alone opens no letter: it says that there is nothing else.
  const isEnough = isOpening ? skills.length > 1 : skills.length > 0;
  if (!isEnough) return [];
  const later = skills.length === 1 ? frames.oneSkill : frames.skills;
  const said = say(voice, {
    slot: "skills",
    frames: isOpening ? frames.skillsFirst : later,
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
