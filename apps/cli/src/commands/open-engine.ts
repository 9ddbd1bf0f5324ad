import { randomBytes } from "node:crypto";
import { createLanguageModels, readModelSettings } from "@savile/language-models";
import type { AttemptRecord } from "@savile/language-models";
import type { EmbeddedReason, Made } from "@savile/model";
import type { ModelEngine } from "@savile/tailoring";
import type { Terminal } from "../terminal/terminal.ts";
import { wrongUsage } from "../terminal/terminal.ts";

/** Who writes a run of the command line; `records` are the attempts of its model. */
export interface OpenedEngine {
  readonly engine: ModelEngine | { readonly because: EmbeddedReason };
  readonly records: readonly AttemptRecord[];
  close(): void;
}

const withinMs = 75_000;
const embedded = (because: EmbeddedReason): OpenedEngine => ({
  engine: { because },
  records: [],
  close: () => undefined,
});

function secretWord(): string {
  return randomBytes(9).toString("hex");
}

/** The language model of the service's own settings (the one of the professional plan), or why there is none. */
export async function openEngine(
  asked: "embedded" | "llm",
  { environment, now }: Terminal,
): Promise<OpenedEngine> {
  if (asked === "embedded") return embedded("asked");
  const settings = readModelSettings(environment ?? {});
  if (!settings.ok) throw wrongUsage(settings.error);
  const records: AttemptRecord[] = [];
  const models = createLanguageModels({
    settings: settings.value,
    now,
    spent: () => Promise.resolve({ dayMicros: 0, monthMicros: 0 }),
  });
  const opened = await models.open({
    plan: "professional",
    signal: new AbortController().signal,
    withinMs,
    onAttempt: (record) => void records.push(record),
  });
  if ("because" in opened) return embedded(opened.because);
  const { judge } = opened;
  return {
    engine: {
      model: opened.model,
      name: opened.choice.display,
      ...(judge === undefined ? {} : { judge: { model: judge.model, name: judge.choice.display } }),
      secrets: { fence: `~~${secretWord()}~~`, canary: `c${secretWord()}` },
    },
    records,
    close: () => opened.close(),
  };
}

const reasons: Readonly<Record<EmbeddedReason, string>> = {
  "no-key": "no key of a provider is set",
  "provider-failed": "the provider of the language model did not answer",
  budget: "the money set aside for language models is spent",
  busy: "every place for a language model is taken",
  plan: "no language model is set up for this plan",
  "local-only": "nothing may leave this machine",
  asked: "as asked",
  language: "our checks of a language model know English only",
  "not-proven": "too little of what the language model wrote could be proven",
};

/** One line about who wrote a document. */
export function describeMaker(what: string, made: Made): string {
  if (made.engine === "llm") return `${what}: written by ${made.model ?? "a language model"}`;
  const because = made.because === undefined ? "" : ` (${reasons[made.because]})`;
  return `${what}: written by the Savile engine${because}`;
}
