import * as z from "zod/mini";

/** A claim in doubt: the lines that it is held against, and the parts of it that they do not say in its words. */
export interface OpinionQuestion {
  readonly claim: string;
  readonly evidence: readonly string[];
  readonly open: readonly string[];
}

/** What is answered, these three fields and nothing else. */
export const opinionSchema = z.strictObject({
  entailed: z.enum(["yes", "no", "unsure"]),
  quote: z.string().check(z.maxLength(600)),
  part: z.string().check(z.maxLength(600)),
});

/** Whether the evidence carries the claim, by which words of it, and the parts that this was decided for. */
export type Opinion = z.infer<typeof opinionSchema>;

/**
 * Somebody who reads a claim beside its evidence once more. `turned` asks for the same in another order, so
 * that what depends on the order shows.
 */
export interface SecondOpinion {
  judge(question: OpinionQuestion, turned?: boolean): Promise<Opinion>;
}

/** No answer is no opinion. */
export const unsure: Opinion = { entailed: "unsure", quote: "", part: "" };
