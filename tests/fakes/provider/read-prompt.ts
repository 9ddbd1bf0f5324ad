import { readOpinionQuestion } from "./give-opinion.ts";
import type { AskedOpinion } from "./give-opinion.ts";

/** A fact as a prompt states it. */
export interface PromptFact {
  readonly id: string;
  readonly text: string;
}

export interface PromptRole {
  readonly role: string;
  readonly head: readonly PromptFact[];
  readonly lines: readonly PromptFact[];
}

/** What a request asks for, read from its texts as a model would read it. */
export interface ReadPrompt {
  readonly roles: readonly PromptRole[];
  readonly others: readonly PromptFact[];
  readonly slots: readonly string[];
  readonly requirements: readonly { readonly id: string; readonly text: string }[];
  readonly posting: string;
  readonly canary: string;
  /** Whether wordings came back with what is wrong with them. */
  readonly again: boolean;
  readonly refinement: boolean;
  /** What a second opinion is asked for. */
  readonly opinion: AskedOpinion | undefined;
}

interface Json {
  readonly [key: string]: unknown;
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isJson) : [];
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The first JSON value behind a heading. */
function jsonAfter(text: string, heading: string): unknown {
  const at = text.lastIndexOf(heading);
  if (at < 0) return undefined;
  for (const line of text.slice(at + heading.length).split("\n")) {
    if (!/^\s*[[{]/.test(line)) continue;
    try {
      return JSON.parse(line);
    } catch {
      continue;
    }
  }
  return undefined;
}

function factsOf(value: unknown): PromptFact[] {
  return listOf(value).map(({ id, text }) => ({ id: textOf(id), text: textOf(text) }));
}

/** Reads the instructions and the turns of a request. */
export function readPrompt(system: string, turns: readonly string[]): ReadPrompt {
  const asked = turns.join("\n");
  const facts = jsonAfter(system, "FACTS");
  const stated = isJson(facts) ? facts : {};
  const slots = jsonAfter(asked, "SLOTS");
  const names = Array.isArray(slots)
    ? slots.map((slot: unknown) => (isJson(slot) ? textOf(slot["slot"]) : textOf(slot)))
    : [];
  const requirements = listOf(jsonAfter(asked, "REQUIREMENTS")).map(({ id, text }) => ({
    id: textOf(id),
    text: textOf(text),
  }));
  return {
    roles: listOf(stated["roles"]).map((role) => ({
      role: textOf(role["role"]),
      head: factsOf(role["head"]),
      lines: factsOf(role["lines"]),
    })),
    others: factsOf(stated["others"]),
    slots: names.filter((name) => name !== ""),
    requirements,
    posting: asked.slice(asked.indexOf("POSTING")),
    canary: /Never write (\S+) and/.exec(system)?.[1] ?? "",
    again: turns.length > 1,
    refinement: /INSTRUCTION/.test(asked),
    opinion: readOpinionQuestion(turns.at(-1) ?? ""),
  };
}
