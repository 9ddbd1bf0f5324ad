import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { corpus } from "../corpus.ts";

/** The part of the set: rules may be mended on the open one, the sealed one gives figures only. */
export type Split = "open" | "sealed";

const labelSchema = z.object({
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
  mustAnswer: z.array(z.string()),
  requirements: z.array(
    z.object({
      text: z.string(),
      kind: z.string(),
      level: z.string(),
      years: z.number().nullish(),
      yearsOf: z.string().nullish(),
    }),
  ),
  duties: z.array(z.string()),
  notAsked: z.array(z.string()),
});

/** What a reader took from a posting. */
export type PostingLabel = z.infer<typeof labelSchema>;

/** A real posting with its labels. */
export interface LabelledPosting {
  readonly label: PostingLabel;
  readonly text: string;
}

const labels = fileURLToPath(new URL("../labels/postings/", import.meta.url));

/** The labelled postings of a split; none where the corpus or the labels are not there. */
export function labelledPostings(split: Split): LabelledPosting[] {
  const folder = `${labels}${split}`;
  if (!corpus.present || !existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => {
      const label = labelSchema.parse(JSON.parse(readFileSync(`${folder}/${name}`, "utf8")));
      return { label, text: readFileSync(`${corpus.postings}/${label.file}`, "utf8") };
    });
}
