import { openStatus } from "../match/status.ts";
import type { Source, SourceRole } from "../match/source.ts";
import type { Sentence } from "../write/draft.ts";
import { joinList } from "../write/phrases.ts";
import { yearsAs } from "../write/summary.ts";
import { fill } from "./choose.ts";
import { copiesPosting, jobWords } from "./context.ts";
import type { LetterContext } from "./context.ts";
import { heldTitle } from "./evidence.ts";
import { beginnings, changes, introductions, introductionsCurrent, introductionsWithoutYears, openings, openingsWithoutNeed } from "./frames.data.ts";
import { provenNeeds, statedNeeds } from "./need.ts";
import type { Need } from "./need.ts";

/** Two needs that are not the same thing in other words. */
function distinct(needs: readonly Need[], most: number): Need[] {
  const chosen: Need[] = [];
  for (const need of needs) {
    const lower = need.text.toLowerCase();
    const repeats = chosen.some((other) => other.text.toLowerCase().includes(lower) || lower.includes(other.text.toLowerCase()));
    if (!repeats) chosen.push(need);
    if (chosen.length === most) break;
  }
  return chosen;
}

function firstSentence(context: LetterContext): Sentence {
  const { posting, plan } = context;
  const words = jobWords(posting);
  const proven = distinct(provenNeeds(plan), 2);
  const needs = proven.length > 0 ? proven : distinct(statedNeeds(posting), 1);
  const frames = needs.length === 0 ? openingsWithoutNeed : openings;
  for (let attempt = 0; attempt < frames.length; attempt += 1) {
    const used = attempt > 3 ? needs.slice(0, 1) : needs;
    const text = fill(context.choose.frame("opening", frames), { ...words, needs: joinList(used.map((need) => need.text)) });
    if (copiesPosting(text, context.runs)) continue;
    for (const need of used) context.named.add(need.requirement.id);
    return { text, factIds: [], reqIds: used.map((need) => need.requirement.id), posting: used.map((need) => need.requirement.span) };
  }
  return { text: fill(openingsWithoutNeed[0] ?? "", words), factIds: [], reqIds: [], posting: [] };
}

function fromRole(context: LetterContext, role: SourceRole, similarity: number): Sentence | undefined {
  if (role.org === "") return undefined;
  const held = heldTitle(role.title);
  const facts = [role.titleAddress, role.orgAddress];
  if (similarity < 0.3) {
    const text = fill(context.choose.frame("change", changes), { held, org: role.org });
    return { text, factIds: facts, reqIds: [] };
  }
  const { years, roles } = yearsAs(context.source, role.title);
  const latest = context.source.roles.filter((entry) => entry.paid).every((entry) => entry.recency >= role.recency);
  if (years > 0 && latest) {
    const span = `${years} ${years === 1 ? "year" : "years"} of experience`;
    const frames = role.period.end === "present" ? introductionsCurrent : introductions;
    const text = fill(context.choose.frame("introduction", frames), { years: span, held, org: role.org });
    return { text, factIds: [...facts, ...roles.map((entry) => entry.datesAddress)], reqIds: [] };
  }
  return { text: fill(context.choose.frame("introduction", introductionsWithoutYears), { held, org: role.org }), factIds: facts, reqIds: [] };
}

/** Study in progress or held, as it is written. */
export function educationSentence(source: Source): Sentence | undefined {
  for (const entry of source.resume.education) {
    const degree = source.byAddress.get(`${entry.id}.degree`);
    const school = source.byAddress.get(`${entry.id}.school`);
    if (degree === undefined) continue;
    const at = school === undefined ? "" : `, ${school.text}`;
    const open = openStatus(source, degree);
    const lead = open ? "My studies" : "My education";
    return {
      text: `${lead}: ${degree.text.replace(/[.,;\s]+$/, "")}${at}.`,
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
    const role = source.roles.find((entry) => entry.id.startsWith(prefix) && source.byAddress.has(entry.titleAddress));
    if (role !== undefined) places.push({ name, factIds: [role.titleAddress] });
  };
  section("prj", "projects");
  section("vol", "volunteer work");
  section("ldr", "positions of responsibility");
  if (places.length === 0) return undefined;
  const text = fill(context.choose.frame("beginning", beginnings), { places: joinList(places.map((place) => place.name)) });
  return { text, factIds: places.flatMap((place) => place.factIds), reqIds: [] };
}

/** The first paragraph: the job, a need of the posting, and who writes. */
export function openingParagraph(context: LetterContext): Sentence[] {
  const { closest } = context.plan;
  const who = closest === undefined ? fromStudies(context) : fromRole(context, closest.role, context.posting.title === undefined ? 1 : closest.similarity);
  return [firstSentence(context), ...(who === undefined ? [] : [who])];
}
