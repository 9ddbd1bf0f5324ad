import type { RefinedLine, Resume } from "@savile/model";
import { fitPages, refine, reviewWithEdits, tailor } from "@savile/tailoring";
import type {
  FitPagesInput,
  RefineInput,
  ReviewInput,
  TailorInput,
  TailorStageEvent,
  WrittenLine,
} from "@savile/tailoring";
import type { TextWork } from "@savile/workflow";
import * as z from "zod";
import { distantEngine, modelHandlers, nameOfEngine } from "./ask-model.ts";
import type { EngineName } from "./ask-model.ts";
import type { RunText } from "./text-pool.ts";
import { textTask } from "./text-task.ts";
import type { Back } from "./text-task.ts";

/** What a task asks back. */
export interface Asking {
  readonly engine?: EngineName;
  /** Whether pages can be counted. */
  readonly measured: boolean;
  /** Whether somebody listens to lines. */
  readonly told: boolean;
}

type Given<T, Own extends keyof T> = Omit<T, Own> & Asking;
type GivenTailor = Given<TailorInput, "engine" | "measure" | "onStage" | "onLines" | "signal">;
type GivenRefine = Given<RefineInput, "engine" | "measure" | "onLine">;

const job = { lane: "job", limitMs: 60_000 } as const;

function measurer(back: Back) {
  return async (resume: Resume, budget?: 1 | 2 | 3): Promise<number> =>
    z.number().parse(await back.ask("measure", { resume, budget }));
}

export const tailorTask = textTask(
  "tailor",
  ({ engine, measured, told, ...input }: GivenTailor, back) => {
    const { signal } = back;
    const measure = measurer(back);
    return tailor({
      ...input,
      signal,
      onStage: (event) => back.tell("stage", event),
      ...(measured ? { measure: (resume: Resume) => measure(resume) } : {}),
      ...(told ? { onLines: (lines) => back.tell("lines", lines) } : {}),
      ...(engine === undefined ? {} : { engine: distantEngine(engine, back) }),
    });
  },
  job,
);

export const refineTask = textTask(
  "refine",
  ({ engine, measured, told, ...input }: GivenRefine, back) =>
    refine({
      ...input,
      ...(measured ? { measure: measurer(back) } : {}),
      ...(told ? { onLine: (line) => back.tell("line", line) } : {}),
      ...(engine === undefined ? {} : { engine: distantEngine(engine, back) }),
    }),
  job,
);

export const fitTask = textTask("fit", (input: Omit<FitPagesInput, "measure">, back) => {
  const measure = measurer(back);
  return fitPages({ ...input, measure: (resume) => measure(resume) });
});

export const reviewTask = textTask("review", (input: ReviewInput) => reviewWithEdits(input));

type Measured = { readonly resume: Resume; readonly budget?: 1 | 2 | 3 };
type Measure = (resume: Resume, budget?: 1 | 2 | 3) => Promise<number>;
const measuredSchema = z.custom<Measured>();

function measureHandler(measure: Measure | undefined) {
  return (value: unknown): Promise<number> | undefined => {
    const { resume, budget } = measuredSchema.parse(value);
    return measure?.(resume, budget);
  };
}

const stageSchema = z.custom<TailorStageEvent>();
const linesSchema = z.custom<readonly WrittenLine[]>();
const lineSchema = z.custom<RefinedLine>();

function asking(engine: TailorInput["engine"] | undefined, measure: unknown): Omit<Asking, "told"> {
  return {
    measured: measure !== undefined,
    ...(engine === undefined ? {} : { engine: nameOfEngine(engine) }),
  };
}

/** The calls of the workflow, done by whatever runs tasks; `account` bounds how much of it goes on at once. */
export function textWorkOf(run: RunText, account?: string, signal?: AbortSignal): TextWork {
  const asker = { account, signal };
  return {
    review: (input) => run(reviewTask, input, asker),
    fit: ({ measure, ...input }) =>
      run(fitTask, input, { ...asker, handlers: { measure: measureHandler(measure) } }),
    tailor: ({ engine, measure, onStage, onLines, signal: _signal, ...input }) => {
      const handlers = {
        measure: measureHandler(measure),
        stage: (event: unknown) => onStage?.(stageSchema.parse(event)),
        lines: (lines: unknown) => onLines?.(linesSchema.parse(lines)),
        ...modelHandlers(engine),
      };
      const given = { ...input, ...asking(engine, measure), told: onLines !== undefined };
      return run(tailorTask, given, { ...asker, handlers });
    },
    refine: ({ engine, measure, onLine, ...input }) => {
      const handlers = {
        measure: measureHandler(measure),
        line: (line: unknown) => onLine?.(lineSchema.parse(line)),
        ...modelHandlers(engine),
      };
      const given = { ...input, ...asking(engine, measure), told: onLine !== undefined };
      return run(refineTask, given, { ...asker, handlers });
    },
  };
}
