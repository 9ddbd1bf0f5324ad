import * as z from "zod/mini";

/** A program that serves models on this computer, where it listens unless it was told otherwise. */
interface LocalServer {
  readonly name: string;
  readonly baseUrl: string;
}

/** A model that was found on this computer. */
export interface LocalModel {
  readonly server: string;
  readonly baseUrl: string;
  readonly model: string;
  /** Whether it is of a family that is known to write well enough. */
  readonly isKnown: boolean;
}

/** Asked one after the other; every address is this computer's own. */
export const localServers: readonly LocalServer[] = [
  { name: "Ollama", baseUrl: "http://127.0.0.1:11434/v1" },
  { name: "LM Studio", baseUrl: "http://127.0.0.1:1234/v1" },
  { name: "llama.cpp", baseUrl: "http://127.0.0.1:8080/v1" },
];

/** Families that write JSON and prose well at the size of a computer at home, the best first. */
const families: readonly RegExp[] = [
  /qwen-?3/i,
  /gpt-oss/i,
  /gemma-?3/i,
  /mistral-(?:small|nemo)/i,
  /llama-?3\.[1-9]/i,
  /qwen-?2\.5/i,
  /phi-?4/i,
  /mistral/i,
];

/** Models that do something else than writing. */
const others = /embed|rerank|whisper|vision-encoder|bge-|nomic|clip|coder/i;

const listSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/** The model of a list that writes best, as far as its name tells. */
export function chooseModel(ids: readonly string[]): { model: string; isKnown: boolean } | null {
  const writers = ids.filter((id) => !others.test(id));
  for (const family of families) {
    const model = writers.find((id) => family.test(id));
    if (model !== undefined) return { model, isKnown: true };
  }
  const [first] = writers;
  return first === undefined ? null : { model: first, isKnown: false };
}

const withinMs = 1_500;

async function modelsOf({ baseUrl }: LocalServer): Promise<string[]> {
  try {
    const answer = await fetch(`${baseUrl}/models`, {
      redirect: "error",
      signal: AbortSignal.timeout(withinMs),
    });
    const parsed = listSchema.safeParse(answer.ok ? await answer.json() : null);
    return parsed.success ? parsed.data.data.map(({ id }) => id) : [];
  } catch {
    // Nobody listens there, or somebody who serves no models.
    return [];
  }
}

/** Looks for a model on this computer; nothing is asked of any other. */
export async function findLocalModel(
  servers: readonly LocalServer[] = localServers,
): Promise<LocalModel | null> {
  for (const server of servers) {
    const chosen = chooseModel(await modelsOf(server));
    if (chosen !== null) return { server: server.name, baseUrl: server.baseUrl, ...chosen };
  }
  return null;
}

/** The settings that let a model of this computer write, and nothing leave it. */
export function localSettings({ baseUrl, model }: LocalModel): Readonly<Record<string, string>> {
  return {
    LLM_PROVIDER: "openai-compatible",
    LLM_BASE_URL: baseUrl,
    LLM_MODEL: model,
    LLM_LOCAL_ONLY: "1",
  };
}
