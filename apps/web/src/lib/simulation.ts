import type { Simulation } from "@savile/contracts";
import { planIds } from "@savile/model";
import type { Plan } from "@savile/model";
import { useSyncExternalStore } from "react";
import { readAccount, subscribeToAccount } from "./account-store.ts";

const key = "simulated_tier";
const listeners = new Set<() => void>();
let snapshot: { readonly raw: string; readonly value: Simulation | null } | undefined;

function counts<Name extends string>(value: unknown, names: readonly Name[]) {
  if (typeof value !== "object" || value === null) return null;
  const found = new Map<string, unknown>(Object.entries(value));
  const read = (name: Name): number | null => {
    const count = found.get(name);
    return typeof count === "number" ? count : null;
  };
  return names.every((name) => read(name) !== null) ? (name: Name) => read(name) ?? 0 : null;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

/** What was kept, or `null` when it cannot be used. */
function parse(text: string): Simulation | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return null;
    const part = new Map<string, unknown>(Object.entries(value));
    const tier = planIds.find((plan): plan is Plan => plan === part.get("tier"));
    const name = part.get("display_name");
    const limits = counts(part.get("limits"), [
      "generations_limit",
      "refinements_limit",
      "downloads_limit",
    ] as const);
    const usage = counts(part.get("usage"), [
      "generations_used",
      "refinements_used",
      "downloads_used",
    ] as const);
    if (tier === undefined || typeof name !== "string" || limits === null || usage === null) {
      return null;
    }
    return {
      tier,
      display_name: name,
      limits: {
        generations_limit: limits("generations_limit"),
        refinements_limit: limits("refinements_limit"),
        downloads_limit: limits("downloads_limit"),
      },
      usage: {
        generations_used: usage("generations_used"),
        refinements_used: usage("refinements_used"),
        downloads_used: usage("downloads_used"),
      },
      templates: texts(part.get("templates")),
      exports: texts(part.get("exports")),
    };
  } catch {
    return null;
  }
}

function changed(): void {
  for (const listener of listeners) listener();
}

/** The plan that an administrator plays at the moment, or `null`. It never outlives the administrator's sign-in. */
export function readSimulation(): Simulation | null {
  const raw = localStorage.getItem(key);
  if (raw === null || readAccount()?.user.is_admin !== true) return null;
  if (snapshot?.raw !== raw) snapshot = { raw, value: parse(raw) };
  return snapshot.value;
}

/** Shows this browser's screens as those of another plan. */
export function startSimulation(simulation: Simulation): void {
  localStorage.setItem(key, JSON.stringify(simulation));
  changed();
}

/** Ends it. */
export function endSimulation(): void {
  localStorage.removeItem(key);
  changed();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = subscribeToAccount(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** The simulated plan, or `null`. */
export function useSimulation(): Simulation | null {
  return useSyncExternalStore(subscribe, readSimulation);
}
