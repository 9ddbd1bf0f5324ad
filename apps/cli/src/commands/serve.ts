import { findLocalModel, localSettings } from "@savile/language-models";
import { parseOptions } from "../terminal/options.ts";
import { unusable, wrongUsage } from "../terminal/terminal.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** The settings of a model that was found on this computer, told to the person. */
async function localModel({ write }: Terminal): Promise<Readonly<Record<string, string>>> {
  const found = await findLocalModel();
  if (found === null)
    throw unusable(
      "No model was found on this computer. Start Ollama, LM Studio or llama.cpp with one, or leave --model away: the embedded engine writes without.",
    );
  write(`${found.model} of ${found.server} writes. Nothing is sent to another computer.`);
  if (!found.isKnown)
    write("It is of no family that was tried: what it writes is checked like everything else.");
  return localSettings(found);
}

/** `savile serve [--model auto]`: runs the service; settings come from the environment. */
export async function serve(args: readonly string[], terminal: Terminal): Promise<number> {
  const model = parseOptions(args, { model: "text" }).text("model");
  if (model === undefined) return terminal.serve({});
  if (model !== "auto") throw wrongUsage("--model takes auto; other models are set by LLM_MODEL.");
  return terminal.serve(await localModel(terminal));
}
