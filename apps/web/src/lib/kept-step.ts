import { pendingPrefix } from "./clear-drafts.ts";
import type { Layer } from "./layers.ts";

// In this window only, and gone with a sign-out.
const key = `${pendingPrefix}step`;

/** A step that a plan stopped, kept while somebody looks at plans and pays. */
export interface KeptStep {
  /** Its address. */
  readonly way: string;
  /** What lay over the screen there. */
  readonly layer?: Layer;
  /** The template that the application is to take. */
  readonly template?: string;
}

const layers: readonly Layer[] = ["templates", "downloads"];

/** Keeps the place where the person is, with what was asked for there. */
export function keepStep(asked: Omit<KeptStep, "way"> = {}): void {
  const { pathname, search } = window.location;
  try {
    sessionStorage.setItem(key, JSON.stringify({ way: pathname + search, ...asked }));
  } catch {
    // Without it the way back is the list of applications.
  }
}

/** The step that is kept; `null` without one. */
export function readStep(): KeptStep | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    const way: unknown = Reflect.get(Object(value), "way");
    if (typeof way !== "string" || !/^\/(?![/\\])/.test(way)) return null;
    const layer = layers.find((one) => one === Reflect.get(Object(value), "layer"));
    const template: unknown = Reflect.get(Object(value), "template");
    return {
      way,
      ...(layer === undefined ? {} : { layer }),
      ...(typeof template === "string" ? { template } : {}),
    };
  } catch {
    return null;
  }
}

/** Forgets it: the person is back. */
export function dropStep(): void {
  sessionStorage.removeItem(key);
}
