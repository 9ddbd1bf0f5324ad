import { analyse } from "../match/analyse.ts";
import type { SourceRole } from "../match/source.ts";
import { sameWork } from "../match/title-family.ts";
import type { Sentence } from "../input/draft.ts";
import { orgName } from "../words/names.ts";
import { joinList } from "../words/phrases.ts";
import { yearsAs } from "../write/years-as.ts";
import { fill } from "./choose.ts";
import { firstThatStands } from "./context.ts";
import type { LetterContext } from "./context.ts";
import * as frames from "./frames.data.ts";
import { jobSpans } from "./job-words.ts";
import { provenNeeds } from "./need.ts";
import type { Need } from "./need.ts";
import { isBland, isPaper } from "./opening-needs.ts";
import { heldTitle, yearsOf } from "./role-words.ts";
import { situationOf } from "./situation.ts";
import { fromStudies, isStudent } from "./student.ts";

interface Who {
  readonly role: SourceRole;
  readonly facts: readonly string[];
  readonly words: Readonly<Record<string, string>>;
  readonly current: boolean;
}

/** Whether the lines that prove a need hold every word of it: accounting is no nonprofit accounting. */
function isWhollyProven({ plan, source }: LetterContext, { requirement, text }: Need): boolean {
  const ids = plan.byReq.get(requirement.id)?.match.factIds.slice(0, 2) ?? [];
  const lines = ids.flatMap((id) => source.byAddress.get(id) ?? []);
  const own = new Set(lines.flatMap((line) => line.stems));
  return analyse(text, false).stems.every((stem) => own.has(stem));
}

function changeSentences(
  context: LetterContext,
  who: Who,
  situation: "near" | "change",
): Sentence[] {
  const near = who.current ? frames.movesCurrent : frames.moves;
  const far = who.current ? frames.changesCurrent : frames.changes;
  const said = firstThatStands(context, "change", situation === "near" ? near : far, (frame) =>
    sentenceOf(who, frame),
  );
  if (said === undefined) return [];
  const carried = provenNeeds(context.plan)
    .filter(
      (need) =>
        !need.doing &&
        !isPaper(need) &&
        !isBland(need) &&
        isWhollyProven(context, need) &&
        /[\s\p{Lu}\d]/u.test(need.text) &&
        !context.spoken.has(need.text.toLowerCase()),
    )
    .slice(0, 3);
  const lines = carried.flatMap(
    (need) => context.plan.byReq.get(need.requirement.id)?.match.factIds.slice(0, 2) ?? [],
  );
  const carry =
    carried.length === 0 && situation === "near"
      ? undefined
      : carried.length === 0
        ? firstThatStands(context, "carry", frames.carriesLittle, (frame) =>
            (context.job.one === "") === frame.includes("{one}")
              ? undefined
              : {
                  text: fill(frame, context.job),
                  factIds: [],
                  reqIds: [],
                  posting: jobSpans(context.posting, context.jobDescription),
                },
          )
        : firstThatStands(context, "carry", frames.carries, (frame) => ({
            text: fill(frame, { carry: joinList(carried.map((need) => need.text)) }),
            factIds: lines,
            reqIds: carried.map((need) => need.requirement.id),
            posting: carried.map((need) => need.requirement.span),
          }));
  if (carry !== undefined)
    for (const need of carried) {
      context.named.add(need.requirement.id);
      context.spoken.add(need.text.toLowerCase());
    }
  return carry === undefined ? [said] : [said, carry];
}

/** A frame with the words for a role; a frame with a year that is not known is no choice. */
function sentenceOf(who: Who, frame: string): Sentence | undefined {
  const missing = [...frame.matchAll(/\{(\w+)\}/g)].some(
    ([, name]) => who.words[name ?? ""] === "",
  );
  if (missing) return undefined;
  const dated = /\{(?:since|until|years)\}/.test(frame);
  return {
    text: fill(frame, who.words),
    factIds: dated ? [...who.facts, who.role.datesAddress] : who.facts,
    reqIds: [],
  };
}

/** Someone with a job, in work of the same kind, near it, or in another field. */
function fromRole(context: LetterContext, role: SourceRole, similarity: number): Sentence[] {
  const org = orgName(role.org);
  if (org === "") return [];
  const { source, posting } = context;
  const current = role.period.end === "present";
  const { years, roles } = yearsAs(source, role.title);
  const who: Who = {
    role,
    current,
    facts: [role.titleAddress, role.orgAddress],
    words: {
      held: heldTitle(role.title),
      org,
      ...yearsOf(role),
      years: years > 0 ? `${years} ${years === 1 ? "year" : "years"}` : "",
    },
  };
  const situation = situationOf(context, similarity);
  if (situation !== "same") return changeSentences(context, who, situation);
  const latest = source.roles
    .filter((entry) => entry.paid)
    .every((entry) => entry.recency >= role.recency);
  // "In this kind of work" is true only where the title is of the kind that is sought.
  const same = years > 0 && latest && sameWork(role.title, posting.title ?? role.title);
  const spanned: Who = {
    ...who,
    facts: [...who.facts, ...roles.map((entry) => entry.datesAddress)],
  };
  const near = current ? frames.introductionsNearCurrent : frames.introductionsNear;
  const plain = current ? frames.introductionsPlainCurrent : frames.introductionsPlain;
  const full = current ? frames.introductionsCurrent : frames.introductions;
  const found =
    (same
      ? firstThatStands(context, "introduction", full, (frame) => sentenceOf(spanned, frame))
      : undefined) ??
    firstThatStands(context, "introduction", near, (frame) => sentenceOf(who, frame)) ??
    firstThatStands(context, "introduction", plain, (frame) => sentenceOf(who, frame));
  return found === undefined ? [] : [found];
}

/** Who writes, in one or two sentences. */
export function introduction(context: LetterContext): Sentence[] {
  const { closest } = context.plan;
  if (closest === undefined) return fromStudies(context);
  if (isStudent(context)) {
    const found = fromStudies(context);
    if (found.length > 0) return found;
  }
  const similarity = context.posting.title === undefined ? 1 : closest.similarity;
  return fromRole(context, closest.role, similarity);
}

/** Who writes, where the opening has told of a role: the years in the work, or that it is another. */
export function shortIntroduction(context: LetterContext, told: SourceRole): Sentence[] {
  const { closest } = context.plan;
  if (closest === undefined || isStudent(context) || closest.role.id !== told.id)
    return introduction(context);
  const similarity = context.posting.title === undefined ? 1 : closest.similarity;
  const situation = situationOf(context, similarity);
  const { role } = closest;
  const { years, roles } = yearsAs(context.source, role.title);
  const facts = [role.titleAddress, ...roles.map((entry) => entry.datesAddress)];
  if (situation === "same") {
    if (years === 0 || !sameWork(role.title, context.posting.title ?? role.title)) return [];
    const span = `${years} ${years === 1 ? "year" : "years"}`;
    const found = firstThatStands(context, "experienced", frames.experienced, (frame) => ({
      text: fill(frame, { years: span }),
      factIds: facts,
      reqIds: [],
    }));
    return found === undefined ? [] : [found];
  }
  const own = situation === "near" ? frames.newTitle : frames.newField;
  const found = firstThatStands(context, "new-work", own, (text) => ({
    text,
    factIds: [role.titleAddress],
    reqIds: [],
  }));
  return found === undefined ? introduction(context) : [found];
}
