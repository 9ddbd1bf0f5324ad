import { everyday } from "../lexicon/everyday.data.ts";
import { termById } from "../lexicon/terms.ts";
import { openStatus } from "../match/status.ts";
import type { SourceRole } from "../match/source.ts";
import { sameFamily, sameWork } from "../match/title-family.ts";
import { contentStems } from "../text/stem.ts";
import type { Sentence } from "../write/draft.ts";
import { orgName } from "../write/names.ts";
import { joinList } from "../write/phrases.ts";
import { yearsAs } from "../write/summary.ts";
import { fill } from "./choose.ts";
import { firstThatStands } from "./context.ts";
import type { LetterContext } from "./context.ts";
import * as frames from "./frames.data.ts";
import { jobSpans } from "./job-words.ts";
import { kindred } from "./kindred.data.ts";
import { provenNeeds } from "./need.ts";
import type { Need } from "./need.ts";
import { isBland, isPaper } from "./opening-needs.ts";
import { heldTitle, yearsOf } from "./role-words.ts";
import { degreeWords, isOverdue } from "./study.ts";

/** Whether roles and other activities prove something telling that the posting asks for, or several of its duties. */
function hasProof({ plan, source }: LetterContext): boolean {
  const proven = [...plan.byReq.values()].filter(({ requirement, match }) => {
    if (requirement.kind === "duty") return match.strength >= 0.35;
    if (requirement.kind !== "skill" || requirement.canonical.length === 0) return false;
    if (requirement.canonical.some((id) => everyday.test(id))) return false;
    return match.factIds.some((id) => {
      const place = source.byAddress.get(id)?.place;
      return match.strength >= 0.6 && (place === "role" || place === "activity");
    });
  });
  const duties = proven.filter(({ requirement }) => requirement.kind === "duty").length;
  return proven.length > duties || duties >= 2;
}

/** The field of work of which a text names most terms; everyday ones aside. */
function fieldOf(ids: readonly string[]): { field: string; count: number } {
  const counts = new Map<string, number>();
  for (const id of new Set(ids)) {
    const term = termById(id);
    if (term === undefined || term.kind === "soft" || everyday.test(id)) continue;
    counts.set(term.family, (counts.get(term.family) ?? 0) + 1);
  }
  const [first] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return { field: first?.[0] ?? "", count: first?.[1] ?? 0 };
}

/** Whether posting and resume speak of one field of work above all. */
function inSameField({ posting, source }: LetterContext): boolean {
  const asked = fieldOf(posting.requirements.flatMap((entry) => entry.canonical));
  const held = fieldOf(source.lines.flatMap((line) => [...line.terms]));
  return asked.count >= 2 && held.count >= 2 && asked.field === held.field;
}

function wordsOf(title: string): Set<string> {
  return new Set(title.toLowerCase().match(/\p{L}+/gu) ?? []);
}

/** Whether two titles stand for work that lies near each other. */
function isKin(a: string, b: string): boolean {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  return kindred.some(
    (group) => group.some((word) => left.has(word)) && group.some((word) => right.has(word)),
  );
}

/** Same work; near work under another title; or a change of field, which is said plainly. */
type Situation = "same" | "near" | "change";

function situationOf(context: LetterContext, similarity: number): Situation {
  const { posting, source } = context;
  const sought = posting.title ?? "";
  if (similarity >= 0.3 || sought === "") return "same";
  if (source.roles.some((role) => role.paid && sameFamily(role.title, sought))) return "same";
  const kin = source.roles.some((role) => role.paid && isKin(role.title, sought));
  return kin || hasProof(context) || inSameField(context) ? "near" : "change";
}

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
  return contentStems(text).every((stem) => own.has(stem));
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

/** Where somebody without jobs has worked so far. */
function placesOf({ source }: LetterContext): { name: string; factIds: string[] }[] {
  const sections = [
    ["exp", "my jobs so far"],
    ["prj", "projects"],
    ["vol", "volunteer work"],
    ["ldr", "positions of responsibility"],
  ] as const;
  return sections.flatMap(([prefix, name]) => {
    const role = source.roles.find(
      (entry) => entry.id.startsWith(prefix) && source.byAddress.has(entry.titleAddress),
    );
    return role === undefined ? [] : [{ name, factIds: [role.titleAddress] }];
  });
}

/** Someone whose evidence is study, projects and volunteering. */
function fromStudies(context: LetterContext): Sentence[] {
  const { source } = context;
  const places = placesOf(context);
  const entry = source.resume.education.find(({ id }) => source.byAddress.has(`${id}.degree`));
  const degree = entry === undefined ? undefined : source.byAddress.get(`${entry.id}.degree`);
  const school = entry === undefined ? undefined : source.byAddress.get(`${entry.id}.school`);
  const known =
    degree === undefined || entry === undefined
      ? undefined
      : degreeWords(degree.text, school?.text);
  const open = degree !== undefined && openStatus(source, degree);
  const overdue = entry !== undefined && open && isOverdue(entry.dates.end, source.today);
  const facts = [
    ...(degree === undefined ? [] : [degree.address]),
    ...(school === undefined ? [] : [school.address]),
  ];
  const placeFacts = places.flatMap((place) => place.factIds);
  const listed = joinList(places.map((place) => place.name));
  if (known !== undefined && !overdue && listed !== "") {
    const found = firstThatStands(
      context,
      "beginning",
      open ? frames.beginningsOpen : frames.beginningsHeld,
      (frame) => ({
        text: fill(frame, { ...known, places: listed }),
        factIds: [...facts, ...placeFacts],
        reqIds: [],
      }),
    );
    if (found !== undefined) {
      for (const id of facts) context.told.add(id);
      return [found];
    }
  }
  if (listed === "") return [];
  const found = firstThatStands(context, "beginning", frames.beginnings, (frame) => ({
    text: fill(frame, { places: listed }),
    factIds: placeFacts,
    reqIds: [],
  }));
  return found === undefined ? [] : [found];
}

/** Somebody who studies writes as a student, unless the work sought is the work done so far. */
function isStudent({ source, plan, posting }: LetterContext): boolean {
  const [entry] = source.resume.education;
  const degree = entry === undefined ? undefined : source.byAddress.get(`${entry.id}.degree`);
  if (entry === undefined || degree === undefined || !openStatus(source, degree)) return false;
  if (isOverdue(entry.dates.end, source.today)) return false;
  const similarity = plan.closest?.similarity ?? 0;
  return similarity < 0.5 || /\bintern/i.test(posting.title ?? "");
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
