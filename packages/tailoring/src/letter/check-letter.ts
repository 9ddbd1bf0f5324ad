import { letterLeaves } from "@savile/model";
import type { Claim, CoverLetter } from "@savile/model";
import type { Checked } from "../claims/claims.ts";
import { clausesOf } from "../claims/claims.ts";
import type { Sentence } from "../input/draft.ts";
import { tellAgreement } from "../second-opinion/tell-agreement.ts";
import type { CheckSentence } from "./context.ts";
import type { LetterDraft } from "./write-letter.ts";

/** The letter after the check, with what was left out. */
export interface CheckedLetter {
  readonly letter: CoverLetter;
  readonly claims: readonly Claim[];
  readonly dropped: number;
  readonly issues: readonly string[];
}

interface Kept {
  readonly sentence: Sentence;
  readonly checked: Checked;
}

function paragraphClaim(id: string, kept: readonly Kept[]): Claim {
  const text = kept.map((entry) => entry.sentence.text).join(" ");
  const sentences = kept.map((entry) => entry.sentence);
  const form = sentences.every((sentence) => sentence.form === true);
  const agreements = sentences.flatMap((sentence) => sentence.agreed ?? []);
  const factIds = [...new Set(sentences.flatMap((sentence) => sentence.factIds))];
  return {
    id: `c.body.${id}`,
    path: `body.${id}`,
    text,
    evidence: {
      factIds,
      posting: sentences.flatMap((sentence) =>
        (sentence.posting ?? []).map(([from, to]): [number, number] => [from, to]),
      ),
    },
    clauses: clausesOf(text, sentences),
    reqIds: [...new Set(sentences.flatMap((sentence) => sentence.reqIds))],
    by: form ? "form" : sentences.some((sentence) => sentence.by === "llm") ? "llm" : "embedded",
    rule: form ? "form" : "letter",
    reason: form
      ? "A form that states nothing of you."
      : ["Written from the lines that it names.", ...agreements.map(tellAgreement)].join(" "),
    verdict: kept.some((entry) => entry.checked.verdict === "weak") ? "weak" : "supported",
    issues: kept.flatMap((entry) => entry.checked.issues),
    ...(agreements.length === 0 ? {} : { agreements }),
  };
}

const postingPaths = new Set(["department", "company", "location"]);

function headReason(copied: boolean, stated: boolean): string {
  if (copied) return "As in your resume.";
  return stated ? "As in the posting." : "A form of letters.";
}

function headClaim(path: string, text: string, span: [number, number] | undefined): Claim {
  const copied = path === "name" || path === "signature" || path.startsWith("contact.");
  const factId = path === "signature" ? "name" : path;
  const stated = postingPaths.has(path) && span !== undefined;
  return {
    id: `c.${path}`,
    path,
    text,
    evidence: { factIds: copied ? [factId] : [], posting: stated ? [span] : [] },
    clauses: copied ? [{ span: [0, text.length], factIds: [factId] }] : [],
    reqIds: [],
    by: copied ? "source" : "form",
    rule: copied ? "copy" : "form",
    reason: headReason(copied, stated),
    verdict: "supported",
    issues: [],
  };
}

/** Checks every sentence; one that the facts do not carry is left out. */
export function checkLetter(
  draft: LetterDraft,
  check: CheckSentence,
  jobDescription: string,
): CheckedLetter {
  const results = draft.paragraphs.map((sentences) =>
    sentences.map((sentence): Kept => ({ sentence, checked: check(sentence) })),
  );
  const all = results.flat();
  const issues = all.flatMap((entry) => entry.checked.issues.map((issue) => issue.check));
  const kept = results
    .map((list) => list.filter((entry) => entry.checked.verdict !== "unsupported"))
    .filter((list) => list.length > 0);
  const ids = kept.map(([first], index) => first?.sentence.answers ?? `p${index + 1}`);
  const bodies = kept.map((list, index) => paragraphClaim(ids[index] ?? "", list));
  const letter: CoverLetter = {
    ...draft.letter,
    paragraphs: bodies.map(({ text }, index) => ({ id: ids[index] ?? "", text })),
  };
  const byPath = new Map(bodies.map((claim) => [claim.path, claim]));
  const claims = letterLeaves(letter).map((leaf) => {
    const at = jobDescription.indexOf(leaf.text);
    return (
      byPath.get(leaf.address) ??
      headClaim(leaf.address, leaf.text, at < 0 ? undefined : [at, at + leaf.text.length])
    );
  });
  return {
    letter,
    claims,
    dropped: all.length - kept.flat().length,
    issues,
  };
}
