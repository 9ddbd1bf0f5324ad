import { planIds } from "@savile/model";
import type { EmbeddedReason, Plan } from "@savile/model";
import type { LanguageModel, ModelFailureCode, ModelStage } from "@savile/tailoring";
import { anthropicTransport } from "./anthropic.ts";
import { callModel } from "./call-model.ts";
import type { AttemptRecord } from "./call-model.ts";
import { createCircuit } from "./circuit.ts";
import type { Circuit, CircuitState } from "./circuit.ts";
import { createKeptAnswers } from "./kept-answers.ts";
import { openAiCompatibleTransport } from "./openai-compatible.ts";
import { createPlaces } from "./places.ts";
import { standardPolicy } from "./policy.ts";
import type { CallPolicy } from "./policy.ts";
import type { ModelChoice, ModelSettings, Provider } from "./settings.ts";
import type { Transport } from "./transport.ts";

/** What was spent, in millionths of a US dollar, on this day and in this month (UTC). */
export interface Spent {
  readonly dayMicros: number;
  readonly monthMicros: number;
}

export interface LanguageModelsInput {
  readonly settings: ModelSettings;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly spent: () => Promise<Spent>;
  readonly policy?: Partial<CallPolicy>;
  readonly random?: () => number;
  /** Told once when a provider is no longer asked, and why. */
  readonly onAlarm?: (model: string, because: ModelFailureCode) => void;
}

export interface OpenModelInput {
  readonly plan: Plan;
  readonly signal: AbortSignal;
  /** Milliseconds that all calls of this run may take together. */
  readonly withinMs: number;
  readonly onAttempt: (record: AttemptRecord) => void;
}

/** A model that a run holds a place for; `close` gives the place back. */
export interface OpenedModel {
  readonly model: LanguageModel;
  readonly choice: ModelChoice;
  /** The model of second opinions beside it, where one is switched on; it shares the place of the run. */
  readonly judge?: { readonly model: LanguageModel; readonly choice: ModelChoice };
  close(): void;
}

/** How a plan's documents are written. */
export interface PlanEngine {
  readonly plan: Plan;
  readonly model: string | null;
  readonly display: string | null;
}

export interface LanguageModels {
  /** A model for one run, or why the embedded engine writes it. */
  open(input: OpenModelInput): Promise<OpenedModel | { readonly because: EmbeddedReason }>;
  /** How the ways to the models stand. */
  circuits(): CircuitState[];
  readonly settings: ModelSettings;
}

function transportOf(provider: Provider): Transport {
  return provider.kind === "anthropic"
    ? anthropicTransport(provider)
    : openAiCompatibleTransport(provider);
}

/** How long a run waits for a place before the embedded engine writes it. */
const waitForPlaceMs = 10_000;

/** From here on nobody waits for second wordings: the run is promised in 30 s, proof and print included. */
const secondTryByMs = 25_000;

/** Money that is being spent by attempts under way, beside what is booked. */
function createPurse(input: LanguageModelsInput) {
  const { dayMicros, monthMicros } = input.settings.limits;
  return async (micros: number, held: number): Promise<boolean> => {
    if (dayMicros === null && monthMicros === null) return true;
    const spent = await input.spent();
    const more = held + micros;
    return (
      (dayMicros === null || spent.dayMicros + more <= dayMicros) &&
      (monthMicros === null || spent.monthMicros + more <= monthMicros)
    );
  };
}

/** The language models of this process, as they are set up. Nothing is sent before one is opened. */
export function createLanguageModels(input: LanguageModelsInput): LanguageModels {
  const { settings, now } = input;
  const { provider } = settings;
  const transport = "kind" in provider ? transportOf(provider) : null;
  const circuits = new Map<string, Circuit>();
  const places = createPlaces(settings.limits.atOnce);
  const affords = createPurse(input);
  const policy = { ...standardPolicy, ...input.policy };
  const opinions = createKeptAnswers();
  let held = 0;

  function circuitOf(model: string): Circuit {
    const known = circuits.get(model);
    if (known !== undefined) return known;
    const made = createCircuit(now);
    const watched: Circuit = {
      ...made,
      note: (failure) => {
        const opened = made.note(failure);
        if (opened && failure !== null) input.onAlarm?.(model, failure);
        return opened;
      },
    };
    circuits.set(model, watched);
    return watched;
  }

  function modelFor(choice: ModelChoice, wire: Transport, run: OpenModelInput): LanguageModel {
    const until = performance.now() + run.withinMs;
    // A second try is worth less than keeping the time that is promised.
    const secondTry = Math.min(until, performance.now() + secondTryByMs);
    const endOf = (stage: ModelStage): number => {
      if (stage === "opinion") return Math.min(secondTry, performance.now() + policy.opinionMs);
      return stage === "repair" ? secondTry : until;
    };
    return {
      generate: async (request) => {
        let own = 0;
        const end = endOf(request.stage);
        const release = (): void => {
          held -= own;
          own = 0;
        };
        try {
          return await callModel(request, {
            transport: wire,
            choice,
            policy,
            // A judge that is too slow for an opinion may still write.
            circuit: circuitOf(request.stage === "opinion" ? `${choice.id} (judge)` : choice.id),
            signal: run.signal,
            leftMs: () => end - performance.now(),
            random: input.random ?? Math.random,
            affords: async (micros) => {
              if (!(await affords(micros, held))) return false;
              own += micros;
              held += micros;
              return true;
            },
            onAttempt: (record) => {
              release();
              run.onAttempt(record);
            },
          });
        } finally {
          release();
        }
      },
    };
  }

  function judgeFor(wire: Transport, run: OpenModelInput): Pick<OpenedModel, "judge"> {
    const { judge } = settings;
    if (judge === undefined) return {};
    return { judge: { model: opinions.keep(modelFor(judge, wire, run), judge.id), choice: judge } };
  }

  return {
    settings,
    circuits: () =>
      [...circuits].map(([model, circuit]) => Object.assign({ model }, circuit.state())),
    open: async (run) => {
      if (!("kind" in provider)) return { because: provider.none };
      const choice = settings.choices[run.plan];
      if (choice === null || transport === null) return { because: "plan" };
      if (!(await affords(0, held + 1))) return { because: "budget" };
      const waitMs = Math.min(waitForPlaceMs, run.withinMs);
      const started = performance.now();
      const place = await places.take(waitMs, run.signal);
      if (place === null) return { because: "busy" };
      const withinMs = run.withinMs - (performance.now() - started);
      const left = { ...run, withinMs };
      return {
        model: modelFor(choice, transport, left),
        choice,
        ...judgeFor(transport, left),
        close: place,
      };
    },
  };
}

/** How the documents of each plan are written, for the screens that name it. */
export function planEngines({ provider, choices }: ModelSettings): PlanEngine[] {
  return planIds.map((plan) => {
    const choice = "kind" in provider ? choices[plan] : null;
    return { plan, model: choice?.id ?? null, display: choice?.display ?? null };
  });
}
