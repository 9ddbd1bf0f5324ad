import type { Agreement } from "@savile/model";
import { foldText } from "@savile/taxonomy";
import type { Checked } from "../claims/claims.ts";
import type { Source } from "../match/source.ts";
import { agree, isQuoted } from "../second-opinion/agree.ts";
import type { SecondOpinion } from "../second-opinion/opinion.ts";
import { isResidue, openParts } from "../second-opinion/residue.ts";

/** A wording with the facts that it is held against, and what the check found. */
export interface Doubt {
  readonly text: string;
  readonly factIds: readonly string[];
  readonly checked: Checked;
}

/** What a second opinion says of wordings that are in doubt for their words alone. */
export interface Opinions {
  /** What agrees with a doubted wording; one that was not asked about yet is noted. */
  agreed(doubt: Doubt): Agreement | undefined;
  /** Judges, asks about what was in doubt, and judges once more where an answer changed something. */
  settled<T>(judge: () => T): Promise<T>;
}

/** No second opinion: what is in doubt stays so. */
export const noOpinions: Opinions = {
  agreed: () => undefined,
  settled: (judge) => Promise.resolve(judge()),
};

export interface OpinionsInput {
  readonly judge: SecondOpinion;
  /** Who judges, as the person reads it. */
  readonly name: string;
  readonly source: Source;
}

/** So many wordings of a run are asked about, and with so many lines each. */
const mostAsked = 12;
const mostLines = 40;

/** The facts that a wording names, with the headers of their roles. */
function evidenceOf({ byAddress, roles }: Source, factIds: readonly string[]): string[] {
  const cited = new Set(factIds.map((id) => byAddress.get(id)?.entry));
  const headers = roles
    .filter((role) => cited.has(role.id))
    .flatMap((role) => [role.titleAddress, role.orgAddress, role.datesAddress]);
  const lines = [...new Set([...factIds, ...headers])].flatMap((id) => byAddress.get(id) ?? []);
  return lines
    .filter((line) => line.place !== "contact")
    .slice(0, mostLines)
    .map((line) => foldText(line.text));
}

/** What was agreed to before: it holds as long as the facts of a wording still say the words that carried it. */
export function rememberedOpinions(source: Source, agreements: readonly Agreement[]): Opinions {
  return {
    ...noOpinions,
    agreed: ({ text, factIds, checked }) =>
      isResidue(text, checked)
        ? agreements.find(
            (one) => one.text === text && isQuoted(one.quote, evidenceOf(source, factIds)),
          )
        : undefined,
  };
}

function keyOf({ text, factIds }: Doubt): string {
  return JSON.stringify([text, factIds]);
}

/** The second opinions of one run; each wording is asked about once, and only so many of them. */
export function openOpinions({ judge, name, source }: OpinionsInput): Opinions {
  const waiting = new Map<string, Doubt>();
  const answered = new Map<string, Agreement | undefined>();

  async function ask(key: string, { text, factIds, checked }: Doubt): Promise<void> {
    const question = {
      claim: text,
      evidence: evidenceOf(source, factIds),
      open: openParts(text, checked.issues),
    };
    const quote = await agree(judge, question);
    answered.set(key, quote === undefined ? undefined : { text, quote, by: name });
  }

  async function askAll(): Promise<boolean> {
    const asked = [...waiting].slice(0, Math.max(0, mostAsked - answered.size));
    waiting.clear();
    await Promise.all(asked.map(([key, doubt]) => ask(key, doubt)));
    return asked.some(([key]) => answered.get(key) !== undefined);
  }

  return {
    agreed: (doubt) => {
      if (!isResidue(doubt.text, doubt.checked)) return undefined;
      const key = keyOf(doubt);
      if (!answered.has(key)) waiting.set(key, doubt);
      return answered.get(key);
    },
    settled: async (judgeAll) => {
      const first = judgeAll();
      return (await askAll()) ? judgeAll() : first;
    },
  };
}
