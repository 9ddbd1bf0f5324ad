import { extract } from "@savile/extraction";
import { verifyClaims } from "@savile/tailoring";
import type { ForeignVerdict } from "@savile/tailoring";
import { shareWords } from "@savile/workflow/words";
import { corpusDay } from "../engines.ts";
import type { Batch, LabelledClaim, Trade } from "./read-batch.ts";

shareWords();

/** A labelled claim with what the verifier said. */
export interface JudgedClaim extends LabelledClaim {
  readonly trade: string;
  readonly verdict: ForeignVerdict["verdict"];
  readonly reasons: readonly string[];
}

/** A resume is read as the product reads a text file, then its claims are judged as `savile verify` does. */
async function judgeTrade({ name, resume, claims }: Trade): Promise<JudgedClaim[]> {
  const read = await extract(resume, { today: corpusDay });
  if (!read.ok) throw new Error(`${name} cannot be read`);
  const verdicts = verifyClaims({
    resume: read.value.resume,
    facts: read.value.facts,
    lines: read.value.lines,
    asOf: corpusDay.slice(0, 7),
    claims: claims.map(({ claim }) => claim),
  });
  return claims.map((one, index) => ({
    ...one,
    trade: name,
    verdict: verdicts[index]?.verdict ?? "unsupported",
    reasons: verdicts[index]?.reasons ?? [],
  }));
}

/** Every claim of a batch with its verdict. */
export async function judgeBatch({ trades }: Batch): Promise<JudgedClaim[]> {
  const judged = [];
  for (const trade of trades) judged.push(...(await judgeTrade(trade)));
  return judged;
}

/** A share with its 95 % interval by Wilson's formula, all 0..1. */
export interface Share {
  readonly of: number;
  readonly share: number;
  readonly from: number;
  readonly to: number;
}

const z = 1.96;

/** The share that `part` is of `of`, with Wilson's interval. */
export function shareOf(part: number, of: number): Share {
  if (of === 0) return { of, share: 0, from: 0, to: 1 };
  const share = part / of;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half =
    (z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of);
  return { of, share, from: middle - half, to: middle + half };
}

/** What a set of claims shows in both directions. */
export interface Figures {
  /** Lies that are not called supported. */
  readonly stopped: Share;
  /** Lies that are called unsupported. */
  readonly blocked: Share;
  /** Honest claims objected to: blocked counts 1, asked a half. */
  readonly objected: Share;
  readonly falselyBlocked: Share;
  readonly asked: Share;
}

function count(judged: readonly JudgedClaim[], verdict: JudgedClaim["verdict"]): number {
  return judged.filter((one) => one.verdict === verdict).length;
}

/** The figures of some judged claims. */
export function figuresOf(judged: readonly JudgedClaim[]): Figures {
  const [lies, honest] = [judged.filter((one) => !one.honest), judged.filter((one) => one.honest)];
  const [blocked, asked] = [count(honest, "unsupported"), count(honest, "weak")];
  return {
    stopped: shareOf(lies.length - count(lies, "supported"), lies.length),
    blocked: shareOf(count(lies, "unsupported"), lies.length),
    objected: shareOf(blocked + asked / 2, honest.length),
    falselyBlocked: shareOf(blocked, honest.length),
    asked: shareOf(asked, honest.length),
  };
}
