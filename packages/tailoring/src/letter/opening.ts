import { openStatus } from "../match/status.ts";
import type { Source, SourceRole } from "../match/source.ts";
import { sameFamily, sameWork } from "../match/title-family.ts";
import { degreesIn } from "../posting/degrees.ts";
import type { Sentence } from "../write/draft.ts";
import { articleFor, joinList } from "../write/phrases.ts";
import { yearsAs } from "../write/summary.ts";
import { fill } from "./choose.ts";
import { calmCapitals, orgName } from "../write/names.ts";
import { copiesPosting, jobSpans, jobWords } from "./context.ts";
import type { LetterContext } from "./context.ts";
import { heldTitle } from "./lead.ts";
import {
  beginnings,
  changes,
  introductions,
  introductionsCurrent,
  introductionsWithoutYears,
  introductionsWithoutYearsCurrent,
  openingsForDoing,
  openingsForOpenDuties,
  openingsForOpenNeeds,
  openingsForThings,
  openingsWithoutNeed,
} from "./frames.data.ts";
import { openingNeeds } from "./opening-needs.ts";
import { provenNeeds, statedNeeds } from "./need.ts";
import type { Need } from "./need.ts";

function framesOf(needs: readonly Need[], proven: boolean): readonly string[] {
  const [first] = needs;
  if (first === undefined) return openingsWithoutNeed;
  if (first.doing) return proven ? openingsForDoing : openingsForOpenDuties;
  return proven ? openingsForThings : openingsForOpenNeeds;
}

function firstSentence(context: LetterContext): Sentence {
  const { posting, plan } = context;
  const words = jobWords(posting);
  const own = (need: Need) => !copiesPosting(need.text, context.runs);
  const { needs, proven } = openingNeeds(
    provenNeeds(plan).filter(own),
    statedNeeds(posting).filter(own),
    posting.title,
  );
  const frames = framesOf(needs, proven);
  for (let attempt = 0; attempt < frames.length; attempt += 1) {
    const used = attempt > 3 ? needs.slice(0, 1) : needs;
    const text = fill(context.choose.frame("opening", frames), {
      ...words,
      needs: joinList(used.map((need) => need.text)),
    });
    if (copiesPosting(text, context.runs)) continue;
    for (const need of used) {
      context.named.add(need.requirement.id);
      context.spoken.add(need.text.toLowerCase());
    }
    return {
      text,
      factIds: [],
      reqIds: used.map((need) => need.requirement.id),
      posting: [...jobSpans(context), ...used.map((need) => need.requirement.span)],
    };
  }
  return {
    text: fill(openingsWithoutNeed[0] ?? "", words),
    factIds: [],
    reqIds: [],
    posting: jobSpans(context),
  };
}

/** Another title and little of what is asked for: a change of field, which is said plainly. */
function isChange({ plan, posting, source }: LetterContext, similarity: number): boolean {
  if (similarity >= 0.3) return false;
  const sought = posting.title ?? "";
  if (source.roles.some((role) => role.paid && sameFamily(role.title, sought))) return false;
  const must = [...plan.byReq.values()].filter(
    ({ requirement }) =>
      requirement.level === "required" &&
      requirement.canonical.length > 0 &&
      requirement.kind === "skill",
  );
  const met = must.filter(({ match }) => match.strength >= 0.6).length;
  return met < 3 && (must.length === 0 || met < must.length * 0.6);
}

function fromRole(
  context: LetterContext,
  role: SourceRole,
  similarity: number,
): Sentence | undefined {
  if (role.org === "") return undefined;
  const held = heldTitle(role.title);
  const org = orgName(role.org);
  if (org === "") return undefined;
  const facts = [role.titleAddress, role.orgAddress];
  if (isChange(context, similarity)) {
    const text = fill(context.choose.frame("change", changes), { held, org });
    return { text, factIds: facts, reqIds: [] };
  }
  context.introduced = role.id;
  const { years, roles } = yearsAs(context.source, role.title);
  // A posting without a title is for the work that one does.
  const sought = context.posting.title ?? role.title;
  const current = role.period.end === "present";
  const latest = context.source.roles
    .filter((entry) => entry.paid)
    .every((entry) => entry.recency >= role.recency);
  // "In this line of work" is true only where the title is of the kind that is sought.
  if (years > 0 && latest && sameWork(role.title, sought)) {
    const span = `${years} ${years === 1 ? "year" : "years"} of experience`;
    const frames = current ? introductionsCurrent : introductions;
    const text = fill(context.choose.frame("introduction", frames), { years: span, held, org });
    return { text, factIds: [...facts, ...roles.map((entry) => entry.datesAddress)], reqIds: [] };
  }
  return {
    text: fill(
      context.choose.frame(
        "introduction",
        current ? introductionsWithoutYearsCurrent : introductionsWithoutYears,
      ),
      { held, org },
    ),
    factIds: facts,
    reqIds: [],
  };
}

/** A school as it stands after "from": "the University of Leeds". */
export function schoolName(text: string): string {
  const name = calmCapitals(text.trim());
  return /^(?:University|College|Institute) of\b/.test(name) ? `the ${name}` : name;
}

/** A degree without marks, dates and grades. */
export function degreeName(text: string): string {
  return (
    text.split(/\s*[|(;]|,?\s+(?:GPA|CGPA|Expected|Graduat|Class of|\d{4})/i)[0] ?? text
  ).replace(/[.,;\s-]+$/, "");
}

/** Whether the end that was expected has passed, so that nobody can say from the file how it ended. */
function isOverdue(end: string, today: string): boolean {
  return end !== "" && end !== "present" && end < today.slice(0, end.length);
}

function studyText(degree: string, school: string | undefined, open: boolean): string {
  const name = degreeName(degree);
  const [known] = degreesIn(name);
  const named = school === undefined ? undefined : schoolName(school);
  if (known === undefined)
    return `My education includes ${[name, named].filter(Boolean).join(", ")}.`;
  if (open) {
    const place = named === undefined ? "" : ` at ${named}`;
    return `The degree I am working toward is ${articleFor(name)} ${name}${place}.`;
  }
  const opening = known.rung === "secondary" ? "I have" : "My degree is";
  return `${opening} ${articleFor(name)} ${name}${named === undefined ? "" : ` from ${named}`}.`;
}

/** Study in progress or held, as it is written. */
export function educationSentence(source: Source): Sentence | undefined {
  for (const entry of source.resume.education) {
    const degree = source.byAddress.get(`${entry.id}.degree`);
    const school = source.byAddress.get(`${entry.id}.school`);
    if (degree === undefined) continue;
    const open = openStatus(source, degree);
    if (open && isOverdue(entry.dates.end, source.today)) continue;
    return {
      text: studyText(degree.text, school?.text, open),
      factIds: [degree.address, ...(school === undefined ? [] : [school.address])],
      reqIds: [],
    };
  }
  return undefined;
}

function fromStudies(context: LetterContext): Sentence | undefined {
  const { source } = context;
  const places: { name: string; factIds: string[] }[] = [];
  const education = source.lines.find((line) => line.kind === "school" || line.kind === "degree");
  if (education !== undefined) places.push({ name: "my studies", factIds: [education.address] });
  const section = (prefix: string, name: string) => {
    const role = source.roles.find(
      (entry) => entry.id.startsWith(prefix) && source.byAddress.has(entry.titleAddress),
    );
    if (role !== undefined) places.push({ name, factIds: [role.titleAddress] });
  };
  section("prj", "projects");
  section("vol", "volunteer work");
  section("ldr", "positions of responsibility");
  if (places.length === 0) return undefined;
  const text = fill(context.choose.frame("beginning", beginnings), {
    places: joinList(places.map((place) => place.name)),
  });
  return { text, factIds: places.flatMap((place) => place.factIds), reqIds: [] };
}

/** The first paragraph: the job, a need of the posting, and who writes. */
export function openingParagraph(context: LetterContext): Sentence[] {
  const { closest } = context.plan;
  const first = firstSentence(context);
  const who =
    closest === undefined
      ? fromStudies(context)
      : fromRole(
          context,
          closest.role,
          context.posting.title === undefined ? 1 : closest.similarity,
        );
  return [first, ...(who === undefined ? [] : [who])];
}
