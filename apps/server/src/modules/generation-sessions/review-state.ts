import { decisionSchema, givenAnswerSchema } from "@savile/model";
import type { Decision, Extraction, GivenAnswer } from "@savile/model";
import { attestSource } from "@savile/workflow";
import * as z from "zod";
import type { Queries } from "../../db/database.ts";
import type { SessionRow, StoredPages } from "./repository.ts";
import { loadSource } from "../uploads/repository.ts";

/** What a person changed of a session. */
export interface ReviewState {
  readonly version: number;
  readonly decisions: Decision[];
  readonly answers: GivenAnswer[];
  /** Empty before there is a result. */
  readonly pages: StoredPages | null;
}

const pagesSchema = z.object({ resume: z.number(), letter: z.number(), budget: z.number() });

const stateSchema = z.object({
  version: z.number(),
  decisions: z.array(decisionSchema),
  answers: z.array(givenAnswerSchema),
  pages: z.nullable(pagesSchema),
});

export function reviewStateOf(row: Pick<SessionRow, keyof ReviewState>): ReviewState {
  return stateSchema.parse(row);
}

/** What was read of the file, with what the person attested in this session. */
export async function loadAttestedSource(
  queries: Queries,
  row: Pick<SessionRow, keyof ReviewState | "sourceId" | "accountId">,
): Promise<Extraction> {
  const extraction = await loadSource(queries, row.sourceId);
  return attestSource(extraction, reviewStateOf(row).answers, row.accountId);
}
