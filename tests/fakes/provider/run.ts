import { scenarios } from "./scenarios.ts";
import { startProvider } from "./start-provider.ts";

/** `npm run fake-llm [-- PORT]`: starts the provider by hand and says how to use it. */
const provider = await startProvider(Number(process.argv[2] ?? 4199));
console.log(`A language model that follows scripts listens on ${provider.url}. Ctrl+C stops it.

With the Messages API:
  ANTHROPIC_API_KEY=fake LLM_BASE_URL=${provider.url} LLM_MODEL=fake:paced npm start

With chat completions:
  LLM_PROVIDER=openai-compatible LLM_BASE_URL=${provider.url}/v1 LLM_MODEL=fake:paced npm start

The word behind the colon is the script: ${Object.keys(scenarios).join(", ")}.`);
