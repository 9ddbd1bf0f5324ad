import type { Extraction, Fact } from "@savile/model";
import { absentRight, fileTable, tables } from "./calibration.data.ts";
import { heldDown } from "./held-down.ts";
import { fileSigns, valueSigns } from "./value-features.ts";
import type { FileSigns, ReadFile } from "./value-features.ts";

/** Weights of the signs, the first for none, and steps from the score to the share that was right. */
export interface Table {
  readonly weights: readonly number[];
  readonly steps: readonly (readonly [number, number])[];
}

function scoreOf(weights: readonly number[], signs: readonly number[]): number {
  const [start = 0, ...rest] = weights;
  return signs.reduce((sum, sign, index) => sum + sign * (rest[index] ?? 0), start);
}

/** The share at a score: straight lines between the steps. */
function shareAt(steps: Table["steps"], score: number): number {
  const after = steps.findIndex(([at]) => at >= score);
  const [high, low] = [steps[after], steps[after - 1]];
  if (high === undefined) return steps.at(-1)?.[1] ?? 0.5;
  if (low === undefined) return high[1];
  const way = high[0] === low[0] ? 1 : (score - low[0]) / (high[0] - low[0]);
  return low[1] + (high[1] - low[1]) * way;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Values that the rules took for want of better ones: few words of theirs look wrong, so no sign tells. */
const guess = 0.4;
const mostOfGuess = 0.5;

/** Facts with the share of values like them that a careful reader accepted. */
export function calibrateFacts(file: ReadFile): Fact[] {
  const known = new Map(valueSigns(file).map((one) => [one.id, one]));
  return file.facts.map((fact) => {
    const one = known.get(fact.id);
    const table = one === undefined ? undefined : tables[one.kind];
    if (one === undefined || table === undefined) return fact;
    const share = shareAt(table.steps, scoreOf(table.weights, one.signs));
    return {
      ...fact,
      confidence: round(fact.confidence <= guess ? Math.min(share, mostOfGuess) : share),
    };
  });
}

/** Signs of the whole file in the order of its table; `mean` is that of the key values. */
export function fileSignList(mean: number, signs: FileSigns, entries: number): number[] {
  return [
    mean,
    Math.min(signs.unplaced * 10, 4),
    signs.whole,
    signs.known,
    signs.columns,
    entries === 0 ? 1 : 0,
  ];
}

/** Mean probability of the key values; one that is absent counts with the share of files that lack it. */
export function keyValueMean(
  { resume }: Pick<Extraction, "resume">,
  facts: readonly Fact[],
): number {
  const known = new Map(facts.map((fact) => [fact.id, fact.confidence]));
  const shares = [
    known.get("name") ?? absentRight.name,
    known.get("contact.email") ?? absentRight.email,
    known.get("contact.phone") ?? absentRight.phone,
  ];
  for (const job of resume.experience)
    for (const part of ["title", "company", "dates"])
      shares.push(known.get(`${job.id}.${part}`) ?? absentRight.part);
  for (const study of resume.education)
    for (const part of ["degree", "school", "dates"])
      shares.push(known.get(`${study.id}.${part}`) ?? absentRight.part);
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** Share of the names of entries that were taken for want of better ones: the signs of the file say nothing of them. */
function guessedShare({ facts }: ReadFile): number {
  const names = facts.filter(({ id }) => /\.(?:title|company|degree|school)$/u.test(id));
  const guessed = names.filter(({ confidence }) => confidence <= guess);
  return names.length === 0 ? 0 : guessed.length / names.length;
}

/** Expected share of the key values of the file that are right; `null` where none was read. */
export function expectedShare(file: ReadFile, facts: readonly Fact[]): number | null {
  if (valueSigns(file).length === 0) return null;
  const entries = file.resume.experience.length + file.resume.education.length;
  const signs = fileSignList(keyValueMean(file, facts), fileSigns(file), entries);
  const share = shareAt(fileTable.steps, scoreOf(fileTable.weights, signs));
  const whole = round(share * (1 - guessedShare(file) * mostOfGuess));
  return heldDown(whole, file.resume);
}
