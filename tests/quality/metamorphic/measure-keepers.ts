import { verifyClaims } from "@savile/tailoring";
import type { ForeignClaim } from "@savile/tailoring";
import type { Fact, Resume } from "@savile/model";
import { shareWords } from "@savile/workflow/words";
import { operators as liars } from "../gauntlet/operators.ts";
import { keepers } from "./operators/all-operators.ts";

shareWords();

/** A person whose lines are reworded. */
export interface Person {
  readonly name: string;
  readonly resume: Resume;
  readonly facts: readonly Fact[];
}

/** A sentence that says no more than a line of the person. */
export interface Kept {
  readonly operator: string;
  readonly from: string;
  readonly claim: ForeignClaim;
}

/** A sentence with the verdict on it. */
export interface JudgedClaim<T> {
  readonly one: T;
  readonly verdict: "supported" | "weak" | "unsupported";
  readonly reasons: readonly string[];
}

/** A kept sentence that one more edit made false. */
export interface Lie {
  readonly operator: string;
  readonly of: Kept;
  readonly claim: ForeignClaim;
}

const asOf = "2026-11";

function judge<T extends { readonly claim: ForeignClaim }>(
  { resume, facts }: Person,
  all: readonly T[],
): JudgedClaim<T>[] {
  const verdicts = verifyClaims({ resume, facts, asOf, claims: all.map((one) => one.claim) });
  return all.flatMap((one, index) => {
    const found = verdicts[index];
    return found === undefined ? [] : [{ one, verdict: found.verdict, reasons: found.reasons }];
  });
}

/** Every sentence that the operators make of the lines of a person's roles. */
export function keptOf({ resume }: Person): Kept[] {
  return resume.experience.flatMap((job) =>
    job.bullets.flatMap((bullet, index) => {
      const others = job.bullets.filter((_, other) => other !== index).map(({ text }) => text);
      return keepers.flatMap(({ name, section, apply }) =>
        apply({ text: bullet.text, others }).map((text, count): Kept => ({
          operator: name,
          from: bullet.text,
          claim: {
            id: `${job.id}.${bullet.id}:${name}:${count}`,
            section: section ?? "experience",
            text,
            ...(section === undefined ? { role: `${job.title}, ${job.company}` } : {}),
          },
        })),
      );
    }),
  );
}

/** The verdicts on all kept sentences of a person. */
export function judgeKept(person: Person): JudgedClaim<Kept>[] {
  return judge(person, keptOf(person));
}

/** The verdicts on every `every`-th lie that can be made of the sentences that were supported. */
export function judgeLies(
  person: Person,
  judged: readonly JudgedClaim<Kept>[],
  every: number,
): JudgedClaim<Lie>[] {
  const lies = judged
    .filter(({ verdict }) => verdict === "supported")
    .flatMap(({ one }) =>
      liars.flatMap(({ name, apply }) =>
        apply(one.claim.text).map((text): Lie => ({
          operator: name,
          of: one,
          claim: { ...one.claim, text },
        })),
      ),
    );
  return judge(
    person,
    lies.filter((_, index) => index % every === 0),
  );
}
