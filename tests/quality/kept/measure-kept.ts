import { extract } from "@savile/extraction";
import type { Extraction, Tailoring } from "@savile/model";
import { parsePosting } from "@savile/tailoring";
import { judgeResumeProposal } from "../../../packages/tailoring/src/engine/judge-resume.ts";
import { readSource } from "../../../packages/tailoring/src/match/source.ts";
import type { ReadPrompt } from "../../fakes/provider/read-prompt.ts";
import type { FakeProvider } from "../../fakes/provider/start-provider.ts";
import type { Wording } from "../../fakes/provider/write-honestly.ts";
import { corpusDay } from "../engines.ts";
import { modelsAt, secrets, tailorWith } from "../models/open-fake.ts";
import { inTurns, placeRewordings, withoutLines } from "./place-rewordings.ts";
import type { Placed } from "./place-rewordings.ts";
import type { RewordedTrade, Rewording } from "./read-rewordings.ts";

/**
 * What became of a wording: it stands in the document, it waits for the person, it was refused, the engine
 * did not ask for its line, or its line was not read.
 */
export type Fate = "kept" | "asked" | "refused" | "not asked for" | "not read";

/** An objection by the name of its check. */
export interface Reason {
  readonly check: string;
  readonly detail: string;
}

export interface JudgedRewording extends Rewording {
  readonly trade: string;
  readonly fate: Fate;
  readonly reasons: readonly Reason[];
}

/** What a wording cites: a line itself; the summary what it says and the heads of all jobs. */
function factsFor(slot: string, { roles }: ReadPrompt): string[] {
  const heads = roles.flatMap((role) => role.head.map(({ id }) => id));
  return slot === "summary" ? [slot, ...heads] : [slot];
}

/** A model that words each place that it is asked for as it was told to, and nothing a second time. */
function answerOf(wordings: ReadonlyMap<string, string>, asked: Set<string>) {
  return (prompt: ReadPrompt): { text: string } => {
    const proposals = prompt.slots.flatMap((slot): Wording[] => {
      const text = wordings.get(slot);
      if (text === undefined || prompt.again) return [];
      asked.add(slot);
      return [{ slot, factIds: factsFor(slot, prompt), reqIds: [], text }];
    });
    return { text: JSON.stringify({ proposals }) };
  };
}

function fateOf({ slot, wording }: Placed, tailoring: Tailoring): Fate {
  const change = tailoring.changes.find(({ path, after }) => path === slot && after === wording);
  if (change === undefined) return "refused";
  const claim = tailoring.resume.claims.find(({ path }) => path === slot);
  return claim?.text === wording && claim.by === "llm" ? "kept" : "asked";
}

/** What the check said of a wording, asked directly: the documents do not tell it of what they do not hold. */
function reasonsOf({ slot, wording }: Placed, read: Extraction, posting: string): Reason[] {
  const source = readSource(read.resume, read.facts, corpusDay);
  const parsed = parsePosting(posting);
  const terms = new Set(parsed.requirements.flatMap((entry) => entry.canonical));
  const heads = source.roles.flatMap((role) => [
    role.titleAddress,
    role.orgAddress,
    role.datesAddress,
  ]);
  const factIds = slot === "summary" ? [slot, ...heads] : [slot];
  const judged = judgeResumeProposal(
    { slot, factIds, reqIds: [], text: wording, by: "model" },
    { source, posting: parsed, terms, secret: secrets.canary },
  );
  if (judged.stands)
    return judged.made.checked.issues.map(({ check, detail }) => ({ check, detail }));
  const { checks, reasons } = judged.refused;
  return checks.map((check, index) => ({ check, detail: reasons[index] ?? "" }));
}

let runs = 0;

/** What a rewording comes back to: the provider, and a judge of second opinions if there is one. */
export interface KeptInput {
  readonly provider: FakeProvider;
  readonly judge?: string;
}

/** One turn: tailors until every place of it was asked for, each time without the lines that had their turn. */
async function takeTurn(
  { provider, judge }: KeptInput,
  read: Extraction,
  posting: string,
  turn: readonly Placed[],
): Promise<Map<string, Fate>> {
  const fates = new Map<string, Fate>();
  const done = new Set<string>();
  const wordings = new Map(turn.map(({ slot, wording }) => [slot, wording]));
  for (let left = turn; left.length > 0; left = left.filter(({ slot }) => !done.has(slot))) {
    runs += 1;
    const asked = new Set<string>();
    provider.script(`kept-${runs}`, answerOf(wordings, asked));
    const resume = withoutLines(read.resume, done);
    const models = modelsAt(provider, `kept-${runs}`, undefined, judge);
    const { tailoring } = await tailorWith(models, { ...read, resume }, posting);
    const judged = left.filter(({ slot }) => asked.has(slot));
    if (judged.length === 0) break;
    for (const one of judged) {
      fates.set(one.id, fateOf(one, tailoring));
      done.add(one.slot);
    }
  }
  return fates;
}

/** Returns each rewording of a trade through the whole engine, as a model would, and says what became of it. */
export async function measureTrade(
  input: KeptInput,
  { name, resume, posting, rewordings }: RewordedTrade,
): Promise<JudgedRewording[]> {
  const extraction = await extract(resume, { today: corpusDay });
  if (!extraction.ok) throw new Error(`${name} cannot be read`);
  const read = extraction.value;
  const placed = placeRewordings(rewordings, read.resume);
  const fates = new Map<string, Fate>();
  for (const turn of inTurns(placed))
    for (const [id, fate] of await takeTurn(input, read, posting, turn)) fates.set(id, fate);
  return rewordings.map((one) => {
    const own = placed.find(({ id }) => id === one.id);
    const fate = own === undefined ? "not read" : (fates.get(one.id) ?? "not asked for");
    const open = own !== undefined && (fate === "asked" || fate === "refused");
    return { ...one, trade: name, fate, reasons: open ? reasonsOf(own, read, posting) : [] };
  });
}
