import type { Extraction } from "@savile/model";
import { startProvider } from "../../fakes/provider/start-provider.ts";
import { corpus, corpusFiles, corpusPostings, resumeEndings } from "../corpus.ts";
import { corpusDay, openExtractor } from "../engines.ts";
import { modelsAt, tailorWith } from "./open-fake.ts";

/** An invention of a model that reached a document. */
export interface Leak {
  readonly pair: string;
  readonly path: string;
  readonly text: string;
}

export interface PairFigures {
  readonly pairs: number;
  /** Different inventions that the model answered. */
  readonly lies: number;
  readonly leaks: readonly Leak[];
  /** Claims whose verdict is "unsupported", in both documents. */
  readonly unsupported: number;
  readonly byModel: { readonly resumes: number; readonly letters: number; readonly claims: number };
}

interface Pair {
  readonly name: string;
  readonly extraction: Extraction;
  readonly job: string;
}

/** Every `every`-th pair of a resume and a posting of the corpus. */
async function readPairs(every: number): Promise<Pair[]> {
  const extractor = openExtractor();
  const pairs: Pair[] = [];
  let index = 0;
  for (const file of corpusFiles(corpus.resumes, resumeEndings)) {
    const wanted = corpusPostings().filter(() => index++ % every === 0);
    if (wanted.length === 0) continue;
    const read = await extractor.extract(file.bytes, { today: corpusDay, name: file.name });
    if (!read.ok) throw new Error(`${file.name}: ${read.error.code}`);
    for (const { name, text } of wanted)
      pairs.push({ name: `${file.name} x ${name}`, extraction: read.value, job: text });
  }
  await extractor.close();
  return pairs;
}

/** Whether an "invention" only adds the employer of its own line, as chance has it: that is true. */
function namesOwnEmployer({ resume }: Extraction, path: string, text: string): boolean {
  const [entry] = path.split(".");
  const company = resume.experience.find(({ id }) => id === entry)?.company.toLowerCase();
  return company !== undefined && text.toLowerCase().endsWith(` at ${company}`);
}

/** Tailors pairs with a model that follows a scenario, and looks for what it made up in the documents. */
export async function runPairs(
  scenario: string,
  every: number,
  judge?: string,
): Promise<PairFigures> {
  const provider = await startProvider();
  const models = modelsAt(provider, scenario, undefined, judge);
  const pairs = await readPairs(every);
  const leaks: Leak[] = [];
  let unsupported = 0;
  const byModel = { resumes: 0, letters: 0, claims: 0 };
  for (const { name, extraction, job } of pairs) {
    const { tailoring } = await tailorWith(models, extraction, job);
    const { resume, letter } = tailoring;
    const claims = [...resume.claims, ...letter.claims];
    unsupported += claims.filter((claim) => claim.verdict === "unsupported").length;
    byModel.claims += claims.filter((claim) => claim.by === "llm").length;
    if (resume.made.engine === "llm") byModel.resumes += 1;
    if (letter.made.engine === "llm") byModel.letters += 1;
    for (const lie of provider.lies)
      for (const { path } of claims.filter((entry) => entry.text.includes(lie)))
        if (!namesOwnEmployer(extraction, path, lie)) leaks.push({ pair: name, path, text: lie });
  }
  const figures = { pairs: pairs.length, lies: provider.lies.size, leaks, unsupported, byModel };
  await provider.close();
  return figures;
}
