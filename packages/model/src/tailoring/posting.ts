import * as z from "zod/mini";
import { oneLine } from "../text/text.ts";

export const seniorities = ["entry", "mid", "senior", "staff", "director", "executive"] as const;
export type Seniority = (typeof seniorities)[number];

export const requirementKinds = [
  "skill",
  "years",
  "degree",
  "cert",
  "licence",
  "duty",
  "soft",
  "language",
  "clearance",
  "physical",
  "schedule",
] as const;
export type RequirementKind = (typeof requirementKinds)[number];

export const requirementLevels = ["required", "preferred"] as const;
export type RequirementLevel = (typeof requirementLevels)[number];

/** Offsets in UTF-16 units of the pasted text, end exclusive. */
export const textSpanSchema = z.tuple([z.number(), z.number()]);
export type TextSpan = z.infer<typeof textSpanSchema>;

/**
 * One thing that the posting asks for, or a duty that it names. `canonical` are lexicon ids (none for what the lexicon does not name),
 * `group` joins members of "one of these"; `weight` is 2 when named twice or in the title.
 */
export const requirementSchema = z.object({
  id: z.string(),
  text: z.string(),
  canonical: z.array(z.string()),
  kind: z.enum(requirementKinds),
  level: z.enum(requirementLevels),
  group: z.optional(z.string()),
  minYears: z.optional(z.number()),
  mentions: z.number(),
  inTitle: z.boolean(),
  weight: z.number(),
  span: textSpanSchema,
});
export type Requirement = z.infer<typeof requirementSchema>;

/**
 * What was parsed of a pasted job description. Values that the text does not state are absent; so is a company
 * for which only one sign speaks: it is among the `companyCandidates`, best first. `companyAnswer` is the person's
 * word on it, which `company` follows; `""` says that the employer has no name. `requirements` holds what is
 * asked for, `duties` what there is to do.
 */
export const postingSchema = z.object({
  title: z.optional(z.string()),
  company: z.optional(z.string()),
  companyCandidates: z.optional(z.array(z.string())),
  companyAnswer: z.optional(z.string()),
  location: z.optional(z.string()),
  contactName: z.optional(z.string()),
  reference: z.optional(z.string()),
  deadline: z.optional(z.string()),
  answers: z.optional(z.array(z.string())),
  department: z.optional(z.string()),
  seniority: z.optional(z.enum(seniorities)),
  years: z.optional(z.number()),
  formality: z.number(),
  language: z.string(),
  requirements: z.array(requirementSchema),
  duties: z.array(requirementSchema),
  boilerplate: z.array(textSpanSchema),
  warnings: z.array(
    z.object({ code: z.string(), detail: z.string(), span: z.optional(textSpanSchema) }),
  ),
  confidence: z.number(),
});
export type Posting = z.infer<typeof postingSchema>;

/** Longest name of an employer, in Unicode code points. */
export const maxCompanyLength = 120;

/** A posting with the person's word on who the employer is; `""` for one that has no name. */
export function withCompany(posting: Posting, answer: string): Posting {
  const { company: _, ...rest } = posting;
  const name = oneLine(answer);
  return { ...rest, ...(name === "" ? {} : { company: name }), companyAnswer: name };
}

/** What a resume is held against: what is asked for and what there is to do, in the order of the text. */
export function demandsOf({
  requirements,
  duties,
}: Pick<Posting, "requirements" | "duties">): Requirement[] {
  return [...requirements, ...duties].toSorted((a, b) => a.span[0] - b.span[0]);
}

const earlierSchema = z.looseObject({
  requirements: z.array(z.looseObject({ kind: z.string(), level: z.string() })),
  duties: z.optional(z.array(z.unknown())),
});

/** Versions before kept duties, and terms that are only mentioned, among the requirements. */
function fromEarlier(stored: unknown): unknown {
  const read = earlierSchema.safeParse(stored);
  if (!read.success || read.data.duties !== undefined) return stored;
  const { requirements } = read.data;
  return {
    ...read.data,
    requirements: requirements.filter(({ kind, level }) => kind !== "duty" && level !== "context"),
    duties: requirements.filter(({ kind }) => kind === "duty"),
  };
}

/** A posting as it was stored, whatever the version that stored it. */
export const storedPostingSchema = z.pipe(z.transform(fromEarlier), postingSchema);

/** Longest job description, in Unicode code points. */
export const maxPostingLength = 10_000;
