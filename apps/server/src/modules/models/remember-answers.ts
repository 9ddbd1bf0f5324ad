import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { ok } from "@savile/model";
import type { LanguageModel, ModelEngine, ModelRequest } from "@savile/tailoring";
import type { Queries } from "../../db/database.ts";
import { modelAnswers } from "../../db/schema.ts";

export interface RememberInput {
  readonly queries: Queries;
  readonly sessionId: string;
  readonly now: () => Date;
  /** Words of this attempt only; they do not make it another question. */
  readonly secrets: ModelEngine["secrets"];
}

function hashOf<T>(
  request: ModelRequest<T>,
  { fence, canary }: RememberInput["secrets"],
  model: string,
): string {
  const { stage, system, messages } = request;
  const text = JSON.stringify([model, stage, system, messages]);
  const plain = text.split(fence).join("").split(canary).join("");
  return createHash("sha256").update(plain).digest("base64url");
}

/**
 * A model whose answers are kept until the run has ended: a process that takes the run over after a crash
 * finds them and neither asks nor pays again.
 */
export function rememberingModel(
  model: LanguageModel,
  id: string,
  input: RememberInput,
): LanguageModel {
  const { queries, sessionId } = input;
  return {
    generate: async (request) => {
      const asked = hashOf(request, input.secrets, id);
      const [known] = await queries
        .select({ answer: modelAnswers.answer })
        .from(modelAnswers)
        .where(and(eq(modelAnswers.sessionId, sessionId), eq(modelAnswers.request, asked)));
      const read = request.schema.safeParse(known?.answer);
      if (read.success) return ok(read.data);
      const answer = await model.generate(request);
      if (answer.ok) {
        const row = { sessionId, request: asked, answer: answer.value, at: input.now() };
        await queries.insert(modelAnswers).values(row).onConflictDoNothing();
      }
      return answer;
    },
  };
}

/** Forgets the answers of a run that has ended. */
export async function forgetAnswers(queries: Queries, sessionId: string): Promise<void> {
  await queries.delete(modelAnswers).where(eq(modelAnswers.sessionId, sessionId));
}
