import { createHash } from "node:crypto";
import { ok } from "@savile/model";
import type { LanguageModel, ModelRequest } from "@savile/tailoring";

/** Answers of a model to questions that come again word for word. */
export interface KeptAnswers {
  /** The same model, which is not asked for what is known. */
  keep(model: LanguageModel, id: string): LanguageModel;
}

/** So many are kept; the oldest goes first. */
const mostKept = 4_000;

function hashOf<T>({ stage, system, messages }: ModelRequest<T>, id: string): string {
  const text = JSON.stringify([id, stage, system, messages]);
  return createHash("sha256").update(text).digest("base64url");
}

/** Keeps answers while the process runs, by a hash of the whole question and of who was asked; failures are not kept. */
export function createKeptAnswers(most = mostKept): KeptAnswers {
  const known = new Map<string, unknown>();
  return {
    keep: (model, id) => ({
      generate: async (request) => {
        const hash = hashOf(request, id);
        const read = request.schema.safeParse(known.get(hash));
        if (read.success) return ok(read.data);
        const answer = await model.generate(request);
        if (!answer.ok) return answer;
        const [oldest] = known.keys();
        if (known.size >= most && oldest !== undefined) known.delete(oldest);
        known.set(hash, answer.value);
        return answer;
      },
    }),
  };
}
