import { makeKey } from "../../lib/make-key.ts";
import { requestGeneration } from "../../lib/start-generation.ts";
import type { StartGenerationInput } from "../../lib/start-generation.ts";

/** What an application is made of. */
export type ApplicationInput = Omit<StartGenerationInput, "key">;

/** What was tried last, and the key under which it was tried. */
export interface Tried {
  readonly input: string;
  readonly key: string;
}

/** Starts a run: the same input joins the run that it started, another one starts another run. */
export async function startApplication(
  tried: { current: Tried },
  input: ApplicationInput,
): Promise<string> {
  const text = JSON.stringify(input);
  if (tried.current.input !== text) tried.current = { input: text, key: makeKey() };
  return await requestGeneration({ ...input, key: tried.current.key });
}
