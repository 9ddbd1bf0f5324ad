import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { corpus } from "../corpus.ts";

/** The parts of the set: rules may be mended on all but the sealed one, which gives figures only. */
export const splits = [
  "open",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "sealed",
] as const;
export type Split = (typeof splits)[number];

/** A piece of a posting: from and up to a place in its text with every run of white space as one space. */
const placeSchema = z.tuple([z.number(), z.number()]);

/** What is kept of a reader's labels: facts and places, no sentences of the posting. */
const storedSchema = z.object({
  file: z.string(),
  title: z.string().nullable(),
  titleAlso: z.array(z.string()),
  employer: z.string().nullable(),
  employerAlso: z.array(z.string()),
  agency: z.boolean(),
  location: z.string().nullable(),
  contactPerson: z.string().nullable(),
  reference: z.string().nullable(),
  deadline: z.string().nullable(),
  mustAnswer: z.array(placeSchema),
  requirements: z.array(
    z.object({
      at: placeSchema,
      kind: z.string(),
      level: z.string(),
      years: z.number().nullish(),
      yearsOf: placeSchema.nullish(),
    }),
  ),
  duties: z.array(placeSchema),
  notAsked: z.array(placeSchema),
});
type Stored = z.infer<typeof storedSchema>;

/** A demand that a reader marked. */
export interface LabelledDemand {
  readonly text: string;
  readonly kind: string;
  readonly level: string;
  readonly years?: number | null | undefined;
}

/** What a reader took from a posting, in its words. */
export interface PostingLabel extends Omit<
  Stored,
  "mustAnswer" | "requirements" | "duties" | "notAsked"
> {
  readonly mustAnswer: readonly string[];
  readonly requirements: readonly LabelledDemand[];
  readonly duties: readonly string[];
  readonly notAsked: readonly string[];
}

/** The labels in the words of the posting. */
function inWords(stored: Stored, text: string): PostingLabel {
  // Places count characters as a reader does: a pictogram is one.
  const plain = Array.from(text.replaceAll(/\s+/g, " ").trim());
  const words = ([from, to]: readonly [number, number]) => plain.slice(from, to).join("");
  return {
    ...stored,
    mustAnswer: stored.mustAnswer.map(words),
    requirements: stored.requirements.map(({ at, kind, level, years }) => ({
      text: words(at),
      kind,
      level,
      years,
    })),
    duties: stored.duties.map(words),
    notAsked: stored.notAsked.map(words),
  };
}

/** A real posting with its labels. */
export interface LabelledPosting {
  readonly label: PostingLabel;
  readonly text: string;
}

const labels = fileURLToPath(new URL("../labels/postings/", import.meta.url));

/** The labelled postings of a split, of the corpus or written for the set; none where the corpus or the labels are not there. */
export function labelledPostings(split: Split): LabelledPosting[] {
  const folder = `${labels}${split}`;
  if (!corpus.present || !existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => {
      const stored = storedSchema.parse(JSON.parse(readFileSync(`${folder}/${name}`, "utf8")));
      const own = `${labels}texts/${stored.file}`;
      const text = readFileSync(
        existsSync(own) ? own : `${corpus.postings}/${stored.file}`,
        "utf8",
      );
      return { label: inWords(stored, text), text };
    });
}
