import { createRequire } from "node:module";
import path from "node:path";
import { createWorker, PSM } from "tesseract.js";
import type { Line, Worker } from "tesseract.js";
import { toGreyMap } from "./grey-picture.ts";
import type { GreyPicture } from "./grey-picture.ts";
import type { ModelName } from "./recogniser-models.ts";

const require = createRequire(import.meta.url);

function folderOf(model: ModelName): string {
  const file = require.resolve(`@tesseract.js-data/${model}/package.json`);
  return path.join(path.dirname(file), "4.0.0_best_int");
}

interface Recogniser {
  readonly worker: Worker;
  readonly model: ModelName;
}

let current: Promise<Recogniser> | undefined;

async function withModel(model: ModelName): Promise<Recogniser> {
  const options = { langPath: folderOf(model), gzip: true, cacheMethod: "none" };
  const worker = await createWorker(model, 1, options);
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_COLUMN });
  return { worker, model };
}

/** The recogniser with one model, from the package on disk; nothing is fetched or cached. One at a time. */
async function recogniserFor(model: ModelName): Promise<Worker> {
  const before = await current;
  if (before?.model === model) return before.worker;
  await before?.worker.terminate();
  current = withModel(model);
  return (await current).worker;
}

/** The lines on a picture, from the top; the recogniser takes it for one column with letters of all sizes. */
export async function readLines(picture: GreyPicture, model: ModelName): Promise<Line[]> {
  const worker = await recogniserFor(model);
  const { data } = await worker.recognize(toGreyMap(picture), {}, { blocks: true });
  return (data.blocks ?? []).flatMap((block) => block.paragraphs).flatMap(({ lines }) => lines);
}
