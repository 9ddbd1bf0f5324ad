import { printedOrder } from "@savile/model";
import type { Source } from "../match/source.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import { firstPage } from "../score/first-page.ts";
import type { Proposal } from "../input/draft.ts";
import { isObjective } from "./objective.ts";

/** Whether the resume has a summary once it is tailored that tells who somebody is. */
function hasSummary({ resume }: Source, summary: Proposal | undefined): boolean {
  if (summary !== undefined) return summary.after !== null;
  return resume.summary !== "" && !isObjective(resume.summary);
}

/** Lines of a list of skills that the posting asks for and page one does not show. */
function askedBehind(source: Source, plan: TailoringPlan): { id: string; address: string }[] {
  const first = firstPage(source.resume);
  const inSkills = source.resume.skills.map(({ id }) => `${id}.`);
  const shown = (id: string) =>
    source.lines.some((line) => first.has(line.address) && line.terms.has(id));
  return plan.wanted
    .filter(({ id }) => !shown(id))
    .flatMap(({ id, requirement }) => {
      const line = source.lines.find(
        ({ address, terms }) =>
          terms.has(id) && inSkills.some((group) => address.startsWith(group)),
      );
      return line === undefined ? [] : [{ id: requirement.id, address: line.address }];
    });
}

/** Whether something is printed before the place of the summary. */
function isBehind({ resume: { order } }: Source, printed: readonly string[]): boolean {
  const place = order.indexOf("summary");
  return printed.some((id) => order.indexOf(id) < place);
}

/** Sections that tell nothing of the work unless they are asked about. */
const beside: ReadonlySet<string> = new Set(["languages", "volunteer", "awards", "memberships"]);
/** Headings of what is said of the person and not of the work. */
const ofPerson =
  /\b(?:interests?|hobb(?:y|ies)|pastimes?|personal|nationality|citizenship|marital|outside work|spare time|free time|leisure|about me|also me|on the side|referees?|references?|declaration)\b/iu;
const surely = 0.7;
/** A longer list of papers would push the work from the first page. */
const mostPapers = 6;

/** Addresses of what answers a demand, but for what everybody states. */
function answering({ byReq }: TailoringPlan): readonly string[] {
  return [...byReq.values()].flatMap(({ match }) =>
    match.strength >= surely ? match.factIds : [],
  );
}

/** The sections before the work that answer nothing: nationality, personal details, pastimes. */
function asidesBefore(source: Source, plan: TailoringPlan, printed: readonly string[]): string[] {
  const { resume, roles } = source;
  const work = printed.indexOf("experience");
  if (work < 0 || !roles.some(({ paid, lines }) => paid && lines.length > 0)) return [];
  const asked = answering(plan);
  const told = new Set(roles.map(({ id }) => id));
  return printed.slice(0, work).filter((id) => {
    const added = resume.additional.find((section) => section.id === id);
    if (!beside.has(id) && !ofPerson.test(added?.title ?? "")) return false;
    const owners = id === "languages" ? resume.languages.map((entry) => entry.id) : [id];
    return (
      !told.has(id) &&
      !asked.some((address) => owners.some((owner) => address.startsWith(`${owner}.`)))
    );
  });
}

/** Papers that are required and held, where they stand behind the work. */
function papersBehind(source: Source, plan: TailoringPlan, printed: readonly string[]): string[] {
  const { certifications } = source.resume;
  const isBehindWork = printed.indexOf("certifications") > printed.indexOf("experience");
  if (!isBehindWork || certifications.length > mostPapers || !printed.includes("experience"))
    return [];
  const ids = certifications.map(({ id }) => `${id}.`);
  return [...plan.byReq.values()].flatMap(({ requirement, match }) =>
    (requirement.kind === "cert" || requirement.kind === "licence") &&
    requirement.level === "required" &&
    match.strength >= 0.9 &&
    match.factIds.some((address) => ids.some((id) => address.startsWith(id)))
      ? [requirement.id]
      : [],
  );
}

interface Moves {
  readonly summary: boolean;
  readonly skills: boolean;
  readonly papers: boolean;
  readonly asides: readonly string[];
}

function reasonOf(moves: Moves): string {
  return [
    ...(moves.summary ? ["A summary is read first, so it stands first."] : []),
    ...(moves.skills
      ? ["Your skills name what the posting asks for, so page one shows them."]
      : []),
    ...(moves.papers ? ["What the posting requires you to hold stands before your work."] : []),
    ...(moves.asides.length > 0
      ? ["Your work stands before what the posting does not ask about."]
      : []),
  ].join(" ");
}

/** An order of sections after the moves: the others keep theirs. */
function moved(order: readonly string[], first: readonly string[], moves: Moves): string[] {
  const held = [...(moves.papers ? ["certifications"] : []), ...(moves.skills ? ["skills"] : [])];
  const taken = new Set([...first, ...moves.asides, ...held]);
  return [
    ...first,
    ...order
      .filter((id) => !taken.has(id))
      .flatMap((id) => (id === "experience" ? [...held, id, ...moves.asides] : [id])),
  ];
}

/**
 * The summary before everything else; before the work required papers, and the skills where they name on a later page
 * what is asked for; behind the work what nobody asks about. The other sections keep their order.
 */
export function orderSections(
  source: Source,
  plan: TailoringPlan,
  summary: Proposal | undefined,
): Proposal | undefined {
  const { order, language } = source.resume;
  const printed = printedOrder(source.resume).filter((id) => id !== "summary");
  const withSummary = language.startsWith("en") && hasSummary(source, summary);
  const asked = printed[0] === "skills" ? [] : askedBehind(source, plan);
  const papers = papersBehind(source, plan, printed);
  const moves: Moves = {
    summary: withSummary && isBehind(source, printed),
    skills: asked.length > 0,
    papers: papers.length > 0,
    asides: asidesBefore(source, plan, printed),
  };
  const reason = reasonOf(moves);
  const first = withSummary ? ["summary"] : [];
  const before = order.join(" ");
  const after = moved(order, first, moves).join(" ");
  if (before === after || reason === "") return undefined;
  return {
    path: "order",
    before,
    after,
    rule: "reorder",
    reason,
    evidence: [
      ...(moves.summary ? (summary?.evidence ?? ["summary"]) : []),
      ...asked.map(({ address }) => address),
    ],
    reqIds: [...asked.map(({ id }) => id), ...papers],
  };
}
