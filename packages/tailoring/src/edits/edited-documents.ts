import { letterLeaves, resumeLeaves } from "@savile/model";
import type {
  Claim,
  ConfirmEdit,
  Documents,
  Edit,
  Leaf,
  Posting,
  TailoredLetter,
} from "@savile/model";
import { analyse } from "../match/analyse.ts";
import type { Source } from "../match/source.ts";
import { checkLeaf, stated } from "./check-leaf.ts";
import { checkSentences } from "./check-prose.ts";
import type { ProseContext } from "./check-prose.ts";
import type { Found } from "./found.ts";
import { checkInTime } from "./check-in-time.ts";
import type { CheckInTime } from "./check-in-time.ts";

/** The documents as the person left them, with a claim for each value that is theirs. */
export interface EditedDocuments {
  readonly resume: Documents["resume"];
  readonly letter: TailoredLetter;
  /** Claims of the values of the resume that the person wrote, by address. */
  readonly claims: ReadonlyMap<string, Claim>;
  /** Addresses of values of the resume that the person states to be true. */
  readonly confirmed: ReadonlySet<string>;
  /** Addresses of what the person took out of the resume. */
  readonly removed: readonly string[];
}

export interface EditedInput {
  readonly base: Documents;
  readonly shown: Documents;
  readonly edits: readonly Edit[];
  /** Claims of the documents without edits, by address. */
  readonly resumeClaims: ReadonlyMap<string, Claim>;
  readonly letter: TailoredLetter;
  readonly source: Source;
  readonly posting: Posting;
  readonly jobDescription: string;
}

function reasonOf(found: Found, confirmed: boolean): string {
  if (found.stated === true) return "Stated by you.";
  if (confirmed && found.verdict !== "supported") return "Attested by you.";
  return found.verdict === "supported" ? "Worded by you; your resume carries it." : "Added by you.";
}

/** Requirements of the posting that a text names. */
function servedBy(text: string, { requirements }: Posting): string[] {
  const { terms } = analyse(text, false);
  return requirements
    .filter((entry) => entry.canonical.some((id) => terms.has(id)))
    .map((entry) => entry.id);
}

/** The claim of a value that the person wrote. */
function claimOf(leaf: Leaf, found: Found, confirmed: boolean, input: EditedInput): Claim {
  const { address, text } = leaf;
  const { source, posting } = input;
  const own = source.byAddress.has(address) ? [address] : [];
  const factIds = [...new Set([...own, ...found.factIds])];
  const proven = confirmed || found.verdict === "supported";
  const within = (at: number) => Math.max(0, Math.min(at, text.length));
  return {
    id: `c.${address}`,
    path: address,
    text,
    evidence: { factIds, posting: [...(found.posting ?? [])] },
    clauses: found.clauses ?? [{ span: [0, text.length], factIds }],
    reqIds: proven && found.stated !== true ? servedBy(text, posting) : [],
    by: "user",
    rule: "user",
    reason: reasonOf(found, confirmed),
    verdict: proven ? "supported" : found.verdict,
    issues: proven
      ? []
      : found.issues.map((issue) => ({
          ...issue,
          span: [within(issue.span[0]), within(issue.span[1])],
        })),
  };
}

function confirmedPaths(edits: readonly Edit[], document: Edit["document"]): Set<string> {
  return new Set(
    edits
      .filter((edit): edit is ConfirmEdit => edit.kind === "confirm" && edit.document === document)
      .map((edit) => edit.path),
  );
}

function textsOf(leaves: readonly Leaf[]): Map<string, string> {
  return new Map(leaves.map((leaf) => [leaf.address, leaf.text]));
}

/** Of some claims those that are proven. */
function provenOf(claims: readonly (Claim | undefined)[]): Claim[] {
  return claims.flatMap((claim) => (claim?.verdict === "supported" ? [claim] : []));
}

const formWords = 10;

/** Whether a value of a letter states nothing about the person: date, salutation, recipient, closing. */
function isForm({ address, text }: Leaf): boolean {
  return !address.startsWith("body.") && text.split(/\s+/).length <= formWords;
}

/** Objections that no greeting and no farewell meets. */
const ofDeeds = new Set([
  "number",
  "years",
  "skill",
  "degree",
  "cert-status",
  "award",
  "verb-rank",
]);

/** A clause of the writer's own, which no name, place or date begins with. */
const ownClause = /(?:^|[,.;:]\s)(?:I|My)\s/;

/** Whether a value of a letter tells of the person instead of being a date, a name, a greeting. */
function statesSomething({ address, text }: Leaf, context: ProseContext): boolean {
  const { issues } = checkSentences(text, context);
  if (address === "salutation" || address === "closing")
    return issues.some((issue) => ofDeeds.has(issue.check));
  return issues.some((issue) => issue.check === "years" || ownClause.test(text));
}

/** The claim of a text that states nothing about the person. */
function formClaim(leaf: Leaf, input: EditedInput): Claim {
  const claim = claimOf(leaf, stated, false, input);
  const nothing = { evidence: { factIds: [], posting: [] }, clauses: [] };
  return { ...claim, ...nothing, by: "form", rule: "form" };
}

function letterClaim(
  leaf: Leaf,
  claims: ReadonlyMap<string, Claim>,
  input: EditedInput,
  check: CheckInTime,
): Claim {
  const { source, posting, jobDescription } = input;
  const { address, text, kind } = leaf;
  if (kind === "contact" || kind === "name")
    return claimOf(leaf, checkLeaf(leaf, source), false, input);
  const context = {
    source,
    carried: provenOf([...claims.values()]),
    job: { posting, jobDescription },
  };
  if (isForm(leaf) && !statesSomething(leaf, context)) return formClaim(leaf, input);
  const found = check(text, () => checkSentences(text, context));
  if (found.courtesy === true) return formClaim(leaf, input);
  return claimOf(leaf, found, confirmedPaths(input.edits, "cover_letter").has(address), input);
}

/** The letter as the person left it; what they did not touch keeps its claims. */
function editedLetter(input: EditedInput, check: CheckInTime): TailoredLetter {
  const { base, shown, letter } = input;
  if (shown.letter === base.letter) return letter;
  const before = textsOf(letterLeaves(base.letter));
  const claims = new Map(letter.claims.map((claim) => [claim.path, claim]));
  return {
    ...letter,
    letter: shown.letter,
    claims: letterLeaves(shown.letter).map((leaf) => {
      const known = claims.get(leaf.address);
      return known !== undefined && before.get(leaf.address) === leaf.text
        ? known
        : letterClaim(leaf, claims, input, check);
    }),
  };
}

/** Holds everything that the person wrote against the source; nothing is blocked, all of it is marked. */
export function editedDocuments(input: EditedInput): EditedDocuments {
  const { base, shown, source } = input;
  const before = textsOf(resumeLeaves(base.resume));
  const confirmed = confirmedPaths(input.edits, "resume");
  const leaves = resumeLeaves(shown.resume);
  const check = checkInTime();
  const claims = leaves
    .filter((leaf) => before.get(leaf.address) !== leaf.text)
    .map((leaf) => {
      const carried = provenOf([input.resumeClaims.get(leaf.address)]);
      const found = check(leaf.text, () => checkLeaf(leaf, source, carried));
      return claimOf(leaf, found, confirmed.has(leaf.address), input);
    });
  const printed = new Set(leaves.map((leaf) => leaf.address));
  return {
    resume: shown.resume,
    letter: editedLetter(input, check),
    claims: new Map(claims.map((claim) => [claim.path, claim])),
    confirmed,
    removed: [...before.keys()].filter((path) => !printed.has(path) && source.byAddress.has(path)),
  };
}
