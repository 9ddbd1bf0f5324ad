import { isApplied, isLetterPath } from "@savile/model";
import type { Change, Claim, CoverLetter, TailoredLetter } from "@savile/model";

function textOf(change: Change): string | null {
  return change.own?.text ?? change.after;
}

/** Who worded a line, by which rule and why. */
function authorOf({ own, rule, reason, by }: Change): Pick<Claim, "by" | "rule" | "reason"> {
  if (own !== undefined) return { by: "user", rule: "user", reason: "Added by you." };
  return { by: rule === "form" ? "form" : (by ?? "embedded"), rule, reason };
}

/** What the person confirms is theirs to say. */
function judgementOf({ state, own, verdict, issues }: Change): Pick<Claim, "verdict" | "issues"> {
  if (state === "confirmed") return { verdict: "supported", issues: [] };
  return {
    verdict: own?.verdict ?? verdict ?? "unsupported",
    issues: [...(own?.issues ?? issues ?? [])],
  };
}

function claimOf(change: Change, text: string): Claim {
  const { path, evidence, reqIds, own } = change;
  const whole: Claim["clauses"] = [{ span: [0, text.length], factIds: [...evidence] }];
  return {
    id: `c.${path}`,
    path,
    text,
    evidence: { factIds: [...evidence], posting: [] },
    clauses: own === undefined ? (change.clauses ?? whole) : whole,
    reqIds: [...reqIds],
    ...authorOf(change),
    ...judgementOf(change),
  };
}

function frameOf(letter: CoverLetter, texts: ReadonlyMap<string, string | null>): CoverLetter {
  return {
    ...letter,
    salutation: texts.get("salutation") ?? letter.salutation,
    closing: texts.get("closing") ?? letter.closing,
  };
}

/** Paragraphs after the changes; a new one stands before the last, which closes the letter. */
function paragraphsOf(
  letter: CoverLetter,
  texts: ReadonlyMap<string, string | null>,
): CoverLetter["paragraphs"] {
  const known = new Set(letter.paragraphs.map(({ id }) => `body.${id}`));
  const kept = letter.paragraphs.flatMap(({ id, text }) => {
    const next = texts.get(`body.${id}`);
    return next === null ? [] : [{ id, text: next ?? text }];
  });
  const added = [...texts].flatMap(([path, text]) =>
    path.startsWith("body.") && !known.has(path) && text !== null
      ? [{ id: path.slice("body.".length), text }]
      : [],
  );
  // A letter of nothing is no letter.
  const paragraphs = kept.length === 0 ? [...letter.paragraphs] : kept;
  return [...paragraphs.slice(0, -1), ...added, ...paragraphs.slice(-1)];
}

/**
 * The letter with the changes that hold, each with its claim; without any it is the letter as written. A
 * change that was made on another text than the letter has is left out.
 */
export function assembleLetter(
  written: TailoredLetter,
  changes: readonly Change[],
): TailoredLetter {
  const held = changes.filter((change) => isLetterPath(change.path) && isApplied(change));
  if (held.length === 0) return written;
  const texts = new Map(held.map((change) => [change.path, textOf(change)]));
  const letter: CoverLetter = {
    ...frameOf(written.letter, texts),
    paragraphs: paragraphsOf(written.letter, texts),
  };
  const changed = new Map(
    held.flatMap((change) => {
      const text = textOf(change);
      return text === null ? [] : [[change.path, claimOf(change, text)] as const];
    }),
  );
  const shown = new Set(letter.paragraphs.map(({ id }) => `body.${id}`));
  const known = new Set(written.claims.map((claim) => claim.path));
  const claims = [
    ...written.claims.map((claim) => changed.get(claim.path) ?? claim),
    ...[...changed.values()].filter((claim) => !known.has(claim.path)),
  ].filter((claim) => !claim.path.startsWith("body.") || shown.has(claim.path));
  return { ...written, letter, claims };
}
