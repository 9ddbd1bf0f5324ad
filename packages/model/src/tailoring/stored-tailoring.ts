import * as z from "zod/mini";
import { verdicts } from "./claim.ts";
import { atsScoreSchema } from "./score.ts";
import { tailoringSchema } from "./tailoring.ts";

const claimedSchema = z.optional(
  z.looseObject({ claims: z.array(z.looseObject({ by: z.string(), verdict: z.enum(verdicts) })) }),
);

const earlierSchema = z.looseObject({
  resume: claimedSchema,
  letter: claimedSchema,
  score: z.object({ after: atsScoreSchema }),
  confidence: z.object({ posting: z.nullable(z.number()), extraction: z.nullable(z.number()) }),
});

type Earlier = z.infer<typeof earlierSchema>;

/** The share of proven lines; unknown where the documents are stored elsewhere. */
function provenShare({ resume, letter }: Earlier): number | null {
  if (resume === undefined || letter === undefined) return null;
  const lines = [...resume.claims, ...letter.claims].filter(({ by }) => by !== "form");
  const proven = lines.filter(({ verdict }) => verdict === "supported");
  return lines.length === 0 ? 1 : proven.length / lines.length;
}

/**
 * Versions before had one estimate, which wording and layout moved too. It stands as it was measured, under its own
 * parts, until the documents change; what pages show was not measured then.
 */
function fromEarlier(stored: unknown): unknown {
  const read = earlierSchema.safeParse(stored);
  if (!read.success) return stored;
  const { posting, extraction } = read.data.confidence;
  const proven = provenShare(read.data);
  const isKnown = posting !== null && extraction !== null && proven !== null;
  const total = isKnown ? Math.round(100 * posting * extraction * proven) : null;
  return {
    ...read.data,
    score: { fit: read.data.score.after, shown: null },
    confidence: { total, posting, extraction, proven },
    hints: [],
  };
}

/** A Tailoring as it was stored, whatever the version that stored it. */
export const storedTailoringSchema = z.pipe(z.transform(fromEarlier), tailoringSchema);

/** The same without its two documents, which are stored beside it. */
export const storedReportSchema = z.pipe(
  z.transform(fromEarlier),
  z.omit(tailoringSchema, { resume: true, letter: true }),
);
