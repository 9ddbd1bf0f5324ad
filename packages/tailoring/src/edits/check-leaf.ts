import { assertNever } from "@savile/model";
import type { Claim, FactKind, Leaf } from "@savile/model";
import type { Source } from "../match/source.ts";
import { foldText } from "@savile/taxonomy";
import { check } from "../verify/candidate.ts";
import type { Candidate } from "../verify/candidate.ts";
import { judgeInEntry, objection, withoutCheck } from "../verify/judge-entry.ts";
import { checkProse, proseIds } from "../verify/judge-line.ts";
import { verdictOf } from "../verify/verify-text.ts";
import { namingKinds } from "./naming-kinds.ts";
import { onlyEntry } from "./only-entry.ts";
import { checkSentences, nearestFacts, theirOwn } from "./check-prose.ts";
import type { Found } from "./found.ts";
import { remembered } from "./remember.ts";
import { sameName, samePeriod, samePlace, sameWords } from "./same-value.ts";
import {
  isTooLittle,
  lineSaysEnough,
  nameSaysEnough,
  saysTooLittle,
  skillSaysEnough,
} from "./says-enough.ts";

/** Who else could know: a name, an address and a number are the person's to state. */
export const stated: Found = { verdict: "supported", issues: [], factIds: [], stated: true };

function foundOf({ ids, found }: Candidate): Found {
  const issues = theirOwn(found.issues);
  return { verdict: verdictOf(issues), issues, factIds: ids };
}

/** What nothing speaks against is proven only where it says enough to be held against a file. */
function ifEnough(found: Found, text: string, isEnough: () => boolean): Found {
  if (found.verdict !== "supported" || isEnough()) return found;
  const issues = [saysTooLittle(text)];
  return { ...found, verdict: verdictOf(issues), issues };
}

function carriedBy(address: string): Found {
  return { verdict: "supported", issues: [], factIds: [address] };
}

const comparisons: Partial<Record<FactKind, (known: string, text: string) => boolean>> = {
  title: sameWords,
  org: sameName,
  school: sameName,
  location: samePlace,
  dates: samePeriod,
  language: sameWords,
  "employment-type": sameWords,
};

/** A value that is no sentence: it is what the file says at this place, or it is the person's alone. */
function checkValue({ address, text, kind }: Leaf, source: Source): Found {
  const known = source.byAddress.get(address)?.text;
  if (known !== undefined && (comparisons[kind] ?? sameWords)(known, text)) {
    return carriedBy(address);
  }
  const detail =
    known === undefined ? "Your resume does not state this." : `Your resume says "${known}".`;
  return foundOf(objection(text, "value", detail));
}

/** A degree, certificate, award or name of a project in other words; a new one anywhere in the source. */
function checkNamed(leaf: Leaf, source: Source): Found {
  const { address, text, kind, entry = "" } = leaf;
  const known = source.byAddress.get(address)?.text;
  if (known !== undefined && sameWords(known, text)) return carriedBy(address);
  const pair = kind === "degree" || kind === "field" ? ["degree", "field"] : [];
  const own = [address, ...pair.map((name) => `${entry}.${name}`)].filter((id) =>
    source.byAddress.has(id),
  );
  // Of two degrees each stands at its own school: the others prove nothing here.
  const tried =
    withoutCheck(text) ??
    (own.length > 0
      ? check(onlyEntry(source, entry), text, own, "line")
      : { ...checkProse(source, text), ids: nearestFacts(source, text) });
  return ifEnough(foundOf(tried), text, () => nameSaysEnough(source, text, own.length > 0));
}

/** A skill in a list may rest on any line of the source that names it. */
function checkSkill({ text }: Leaf, source: Source): Found {
  const lower = foldText(text).toLowerCase();
  const same = source.lines.find((line) => foldText(line.text).toLowerCase() === lower);
  if (same !== undefined) return carriedBy(same.address);
  const tried = withoutCheck(text) ?? check(source, text, proseIds(source), "line");
  const found = foundOf({ ...tried, ids: nearestFacts(source, text) });
  return ifEnough(found, text, () => skillSaysEnough(source, text));
}

/** A heading names what follows; only what it states beside that needs proof. */
function checkHeading({ text }: Leaf, source: Source): Found {
  const { found } = withoutCheck(text) ?? checkProse(source, text);
  const issues = found.issues.filter((issue) => issue.check !== "detail");
  // Nothing stands behind a heading: it is called as the person likes.
  if (issues.length === 0) return stated;
  return { verdict: verdictOf(issues), issues, factIds: nearestFacts(source, text) };
}

const heldByName = new Set(["degree", "cert-status"]);

/** A name is the person's own; degrees and titles behind it are not. */
function checkName({ text }: Leaf, source: Source): Found {
  const behind = text.indexOf(",");
  const listed =
    behind < 0 ? [] : checkSentences(text.slice(behind + 1).trim(), { source, carried: [] }).issues;
  const { found } = withoutCheck(text) ?? checkProse(source, text);
  const held = found.issues.filter((issue) => heldByName.has(issue.check));
  const told = listed.filter((issue) => !isTooLittle(issue));
  const span: [number, number] = [Math.max(0, behind + 1), text.length];
  const issues = [...told, ...held].map((issue) => ({ ...issue, span }));
  return issues.length === 0 ? stated : { verdict: verdictOf(issues), issues, factIds: [] };
}

/** Objections that no place and no address meets. */
const ofPerson = new Set(["years", "title", "degree", "cert-status", "award", "verb-rank"]);

/** Where and how somebody is reached is theirs to state; what they are and did does not belong there. */
function checkContact({ text }: Leaf, source: Source): Found {
  if (!/\s/.test(text.trim())) return stated;
  const { found } = withoutCheck(text) ?? checkProse(source, text);
  const issues = found.issues.filter((issue) => ofPerson.has(issue.check));
  return issues.length === 0 ? stated : { verdict: verdictOf(issues), issues, factIds: [] };
}

/** A line under an entry, held against the facts of that entry. */
function checkLine(leaf: Leaf, source: Source): Found {
  const found = foundOf(judgeInEntry(source, leaf.text, leaf.entry ?? ""));
  return ifEnough(found, leaf.text, () => lineSaysEnough(source, leaf));
}

type Judge = "contact" | "name" | "heading" | "skill" | "line" | "named" | "value" | "prose";

/** Who checks a value: by its place where that decides, else by its kind. */
function judgeOf({ kind, address, entry }: Leaf): Judge {
  if (kind === "contact" || kind === "name") return kind;
  if (/^(?:skl[^.]*\.category|add[^.]*\.title)$/.test(address)) return "heading";
  if (kind === "skill" && (entry === undefined || address.startsWith("skl"))) return "skill";
  if (namingKinds.has(kind)) return "named";
  if (comparisons[kind] !== undefined) return "value";
  return entry === undefined ? "prose" : "line";
}

/**
 * Holds one value of a resume, as the person wrote it, against the source: a line against the facts of its
 * entry, prose against everything, an employer, title, date or degree against its own fact. `carried` is
 * what is proven already at this address.
 */
export function checkLeaf(leaf: Leaf, source: Source, carried: readonly Claim[] = []): Found {
  const judge = judgeOf(leaf);
  if (judge === "prose") {
    const headline = leaf.address === "headline";
    return checkSentences(leaf.text, { source, carried, headline });
  }
  const { address, kind, text } = leaf;
  return remembered(source, "", `${judge} ${kind} ${address} ${text}`, () =>
    judged(judge, leaf, source),
  );
}

function judged(judge: Exclude<Judge, "prose">, leaf: Leaf, source: Source): Found {
  switch (judge) {
    case "contact":
      return checkContact(leaf, source);
    case "name":
      return checkName(leaf, source);
    case "heading":
      return checkHeading(leaf, source);
    case "skill":
      return checkSkill(leaf, source);
    case "named":
      return checkNamed(leaf, source);
    case "value":
      return checkValue(leaf, source);
    case "line":
      return checkLine(leaf, source);
    default:
      return assertNever(judge);
  }
}
