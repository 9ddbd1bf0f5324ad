import { sameFamily } from "../match/title-family.ts";
import { openStatus } from "../match/status.ts";
import type { SourceRole } from "../match/source.ts";
import { rankWords } from "@savile/taxonomy/lexicon";
import type { LetterContext } from "./context.ts";
import type { Situation } from "./letter-plan.ts";
import { isOverdue } from "./study.ts";

/** Whether a role is near the job; none is, where an intern is sought. */
function hasNearRole({ plan, posting }: LetterContext): boolean {
  return (plan.closest?.similarity ?? 0) >= 0.5 && !/\bintern/i.test(posting.title ?? "");
}

/** Somebody who studies, or has just finished, and has little paid work of the kind. */
function isGraduate(context: LetterContext): boolean {
  const { source, plan } = context;
  const [entry] = source.resume.education;
  const degree = entry === undefined ? undefined : source.byAddress.get(`${entry.id}.degree`);
  if (entry === undefined || degree === undefined) return false;
  const open = openStatus(source, degree) && !isOverdue(entry.dates.end, source.today);
  const recent = Number(entry.dates.end.slice(0, 4)) >= Number(source.today.slice(0, 4)) - 1;
  return (open && !hasNearRole(context)) || (recent && plan.years < 2);
}

/** Whether the posting must have a licence or registration that is held; a driving licence makes no trade. */
function isRegulated({ plan }: LetterContext): boolean {
  return [...plan.byReq.values()].some(
    ({ requirement, match }) =>
      requirement.kind === "licence" &&
      !/\bdriv/iu.test(requirement.text) &&
      requirement.level === "required" &&
      match.strength >= 0.7,
  );
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}

/** The role at the employer that the posting names, if the person has worked there. */
export function roleAtEmployer({ source, posting }: LetterContext): SourceRole | undefined {
  const company = words(posting.company ?? "").join(" ");
  return company === ""
    ? undefined
    : source.roles.find(
        ({ paid, org, period }) =>
          paid && period.end !== "present" && words(org).join(" ") === company,
      );
}

const higher =
  /^(?:senior|lead|head|chief|principal|manager|director|supervisor|executive|controller)$/;

function rankOf(title: string): number {
  return words(title).filter(
    (word) => higher.test(word) && (rankWords.has(word) || higher.test(word)),
  ).length;
}

/** Two years and more since the last paid role ended. */
function isAway({ source }: LetterContext): boolean {
  const ends = source.roles.filter(({ paid }) => paid).map(({ period }) => period.end);
  if (ends.length === 0 || ends.some((end) => end === "present" || end === "")) return false;
  const last = Math.max(...ends.map((end) => Number(end.slice(0, 4))));
  return Number(source.today.slice(0, 4)) - last >= 2;
}

/** Whether some paid role is of the kind that is sought. */
export function isSameWork({ source, posting, plan }: LetterContext): boolean {
  const sought = posting.title ?? "";
  if (sought === "" || (plan.closest?.similarity ?? 0) >= 0.45) return true;
  return source.roles.some((role) => role.paid && sameFamily(role.title, sought));
}

/** Whether roles prove a good part of what is asked. */
function hasProof({ plan }: LetterContext): boolean {
  const asked = [...plan.byReq.values()].filter(({ requirement }) => requirement.kind !== "soft");
  const met = asked.filter(({ match }) => match.strength >= 0.6).length;
  return met >= 3 && met * 3 >= asked.length;
}

/** Whether the job ranks above the role that is closest to it. */
function isStepUp({ plan, posting }: LetterContext): boolean {
  return rankOf(posting.title ?? "") > rankOf(plan.closest?.role.title ?? "");
}

/** How the person stands to the job. */
export function situationOf(context: LetterContext): Situation {
  if (roleAtEmployer(context) !== undefined) return "known";
  if (isGraduate(context)) return "graduate";
  if (isRegulated(context)) return "regulated";
  if (!isSameWork(context)) return hasProof(context) ? "other-field" : "change";
  if (isAway(context)) return "return";
  return isStepUp(context) ? "step-up" : "fit";
}
