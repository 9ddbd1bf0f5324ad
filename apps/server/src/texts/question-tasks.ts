import type { Extraction } from "@savile/model";
import { matchPosting, parsePosting, proofread, verdictOf, verifyClaims } from "@savile/tailoring";
import { textTask } from "./text-task.ts";

export interface AskedClaims {
  readonly extraction: Extraction;
  readonly claims: readonly {
    readonly id: string;
    readonly text: string;
    readonly section?: string | undefined;
    readonly role?: string | undefined;
  }[];
  /** `YYYY-MM-DD` */
  readonly today: string;
}

export const verifyClaimsTask = textTask(
  "verify-claims",
  ({ extraction, claims, today }: AskedClaims) =>
    verifyClaims({
      resume: extraction.resume,
      facts: extraction.facts,
      lines: extraction.lines,
      claims: claims.map(({ id, text, section, role }) => ({
        id,
        text,
        ...(section === undefined ? {} : { section }),
        ...(role === undefined ? {} : { role }),
      })),
      asOf: today.slice(0, 7),
    }),
);

export interface AskedSentences {
  readonly sentences: readonly { readonly id: string; readonly text: string }[];
  readonly today: string;
}

export const proofreadTask = textTask("proofread", ({ sentences, today }: AskedSentences) =>
  proofread(sentences, { thisYear: Number(today.slice(0, 4)) }).map(({ id, ok, faults }) => ({
    id,
    ok,
    faults: [...faults],
  })),
);

export interface AskedMatch {
  readonly extraction: Extraction;
  readonly text: string;
  readonly today: string;
}

export const matchPostingTask = textTask(
  "match-posting",
  ({ extraction, text, today }: AskedMatch) => {
    const { resume, facts } = extraction;
    const posting = parsePosting(text);
    const { score, matches } = matchPosting({ resume, facts, posting, today });
    return {
      title: posting.title ?? null,
      company: posting.company ?? null,
      fit: score.total,
      requirements: posting.requirements.map((requirement) => {
        const match = matches.find(({ reqId }) => reqId === requirement.id);
        const lines = facts
          .filter(({ id }) => match?.factIds.includes(id))
          .map((fact) => fact.text);
        return {
          id: requirement.id,
          text: requirement.text,
          level: requirement.level,
          verdict: verdictOf(match?.strength ?? 0),
          lines: [...new Set(lines)],
          why: match?.chain ?? [],
        };
      }),
    };
  },
);
