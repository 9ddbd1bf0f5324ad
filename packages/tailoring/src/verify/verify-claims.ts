import type { Carried, Fact, Resume, Verdict } from "@savile/model";
import type { FileLine } from "../match/printed.ts";
import { readSource } from "../match/source.ts";
import type { Source } from "../match/source.ts";
import { foldText, tokenise } from "@savile/taxonomy";
import { questionsOf } from "./asking.ts";
import type { ClaimPlace } from "./asking.ts";
import { check } from "./candidate.ts";
import type { Candidate } from "./candidate.ts";
import { withHeaders } from "./headed-roles.ts";
import { ofAnotherRole } from "./cross-role.ts";
import { opensOnDeed } from "./reading/deeds.ts";
import { sourceLanguage } from "./reading/foreign-words.ts";
import { carryingSpans } from "./carrying-spans.ts";
import { frameOf } from "./reading/frame.ts";
import { isOpen } from "./reading/open-parts.ts";
import { isOwnWords } from "./reading/own-words.ts";
import { bestOf, checkProse, proseIds } from "./judge-line.ts";
import { namedRoles } from "./named-roles.ts";
import { withLooseLines } from "./loose-lines.ts";
import { bestUnit } from "./units.ts";
import { withUnreadRoles } from "./unread-roles.ts";
import type { TextVerdict } from "./verify-text.ts";
import { withWrittenDates } from "./reading/written-dates.ts";
import { wholeRoles } from "./whole-roles.ts";

/** A line of a foreign text. `section` and `role` (title or employer) say where it stands, if known. */
export interface ForeignClaim {
  readonly id: string;
  readonly section?: string;
  readonly role?: string;
  readonly text: string;
}

export interface VerifyClaimsInput {
  readonly resume: Resume;
  readonly facts: readonly Fact[];
  readonly claims: readonly ForeignClaim[];
  /** The lines of the file, where it is at hand: some words of a line belong to no fact. */
  readonly lines?: readonly FileLine[];
  /** `YYYY-MM` */
  readonly asOf: string;
}

export interface ForeignVerdict {
  id: string;
  verdict: Verdict;
  reasons: string[];
  /** The words of the resume that carry its figures and telling words. */
  spans: Carried[];
}

function isHeader(source: Source, claim: ForeignClaim): TextVerdict | undefined {
  const section = (claim.section ?? "").toLowerCase();
  if (
    !/skill|education|certif|language|header|title|award|employ(?:er|ment)|compan|date/.test(
      section,
    ) ||
    claim.text.split(/\s+/).length > 16
  )
    return undefined;
  const lower = foldText(claim.text).toLowerCase();
  const same = source.lines.filter((line) => foldText(line.text).toLowerCase() === lower);
  // A value of a line that goes on to say that it is not held proves nothing.
  return same.some((line) => !isOpen(source, line))
    ? { verdict: "supported", issues: [] }
    : undefined;
}

/** A line that stands under a role which says nothing of the kind. */
function elsewhere(claim: ForeignClaim, prose: Candidate): Candidate {
  const span: [number, number] = [0, claim.text.length];
  const issue = {
    check: "cross-role",
    hard: true,
    span,
    detail: "Nothing in this role of your resume says so.",
  };
  return {
    ids: prose.ids,
    found: { verdict: "unsupported", issues: [...prose.found.issues, issue] },
  };
}

function placeOf(claim: ForeignClaim): ClaimPlace {
  const section = (claim.section ?? "").toLowerCase();
  const isLine =
    /experience|work|employ|project|volunteer|bullet/.test(section) ||
    (section === "" && (claim.role !== undefined || opensOnDeed(claim.text)));
  if (isLine) return "line";
  return /skill|language/.test(section) ? "list" : "prose";
}

/** Sentences of a summary are judged one by one against everything; lines against one role. */
function judgeLine(source: Source, claim: ForeignClaim): Candidate {
  const header = isHeader(source, claim);
  if (header !== undefined) return { ids: [], found: header };
  if (placeOf(claim) !== "line") return checkProse(source, claim.text);
  const named = namedRoles(source, claim.role);
  const roles = named.length > 0 ? named : source.roles.map((role) => role.id);
  const best = bestOf(source, claim.text, roles);
  if (best === undefined) {
    const prose = checkProse(source, claim.text);
    return named.length === 0 ? prose : elsewhere(claim, prose);
  }
  if (best.found.verdict !== "unsupported") return best;
  const union = check(source, claim.text, proseIds(source), "prose");
  if (union.found.verdict === "unsupported") return best;
  const span: [number, number] = [0, claim.text.length];
  return {
    ids: best.ids,
    found: {
      verdict: "unsupported",
      issues: [
        ...best.found.issues,
        {
          check: "commingling",
          hard: true,
          span,
          detail: "Its parts are true, but no single role carries them together.",
        },
      ],
    },
  };
}

/** The lines of one role, or of the summary, whose words a claim repeats and nothing else. */
function ownLines(
  source: Source,
  claim: ForeignClaim,
  named: readonly string[],
): Candidate | undefined {
  const frame = frameOf(claim.text);
  const roles = source.roles.filter(({ id }) => named.length === 0 || named.includes(id));
  const prose = named.length === 0 ? [source.lines.filter(({ place }) => place === "prose")] : [];
  const lines = [...roles.map((role) => role.lines), ...prose].find((scope) =>
    isOwnWords(
      frame,
      scope.map(({ text }) => frameOf(text)),
    ),
  );
  const found: TextVerdict = { verdict: "supported", issues: [] };
  return lines === undefined ? undefined : { ids: lines.map(({ address }) => address), found };
}

/**
 * What no single line carries may be carried by a whole role with its header, by an entry of education or
 * an award, or by the skills.
 */
function judge(source: Source, claim: ForeignClaim): Candidate {
  const named = namedRoles(source, claim.role);
  const own = ownLines(source, claim, named);
  if (own !== undefined) return own;
  const strange = ofAnotherRole(source, claim.text, named);
  if (strange !== undefined)
    return { ids: [], found: { verdict: "unsupported", issues: [strange] } };
  const first = judgeLine(source, claim);
  if (sourceLanguage(source) !== "en") return first;
  const best =
    first.found.verdict === "supported" ? first : bestUnit(source, claim.text, named, first);
  return best.found.verdict === "supported" ? asked(source, claim, named, best) : best;
}

/** What nothing objects to, with what is asked about it all the same. */
function asked(
  source: Source,
  claim: ForeignClaim,
  named: readonly string[],
  best: Candidate,
): Candidate {
  const issues = questionsOf(source, claim.text, named, placeOf(claim));
  return issues.length === 0 ? best : { ids: best.ids, found: { verdict: "weak", issues } };
}

/** Characters of a claim; a longer one is no line of a resume. */
const longest = 6_000;

/** Checks lines of a foreign text against a source resume; each verdict names its reasons. */
export function verifyClaims(input: VerifyClaimsInput): ForeignVerdict[] {
  const read = readSource(input.resume, input.facts, input.asOf, input.lines);
  const headed = withHeaders(read, input.facts, input.lines);
  const found = withUnreadRoles(headed, input.facts, input.lines);
  const source = wholeRoles(withLooseLines(found, input.facts, input.lines));
  return input.claims.map((claim) => {
    if (claim.text.length > longest) {
      const reasons = [`form: A claim of more than ${longest} characters is not checked.`];
      return { id: claim.id, verdict: "unsupported", reasons, spans: [] };
    }
    if (tokenise(claim.text).length === 0)
      return { id: claim.id, verdict: "supported", reasons: [], spans: [] };
    const { ids, found } = judge(source, { ...claim, text: withWrittenDates(claim.text) });
    return {
      id: claim.id,
      verdict: found.verdict,
      reasons: [...new Set(found.issues.map((issue) => `${issue.check}: ${issue.detail}`))],
      spans: carryingSpans(source, claim.text, ids),
    };
  });
}
