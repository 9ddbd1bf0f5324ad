import type { Resume } from "@savile/model";
import { corpus, corpusFiles, resumeEndings } from "../corpus.ts";
import { corpusDay } from "../engines.ts";
import { inProcessExtractor } from "../round-trip/files.ts";
import { fixturePeople } from "../round-trip/fixture-set.ts";
import type { Person } from "../round-trip/fixture-set.ts";

/** Whether a resume has what every reader is asked for. */
function isWhole({ name, language, contact, experience }: Resume): boolean {
  return language.startsWith("en") && name !== "" && contact.email !== "" && experience.length > 0;
}

async function corpusPeople(): Promise<Person[]> {
  const people: Person[] = [];
  for (const { name, bytes } of corpusFiles(corpus.resumes, resumeEndings)) {
    const read = await inProcessExtractor.extract(bytes, { today: corpusDay, name });
    if (read.ok) people.push({ id: name.replace(/\W+/gu, "-"), resume: read.value.resume });
  }
  return people;
}

/** Every `step`-th of a list, from the `from`-th on. */
function everyOther<T>(list: readonly T[], step: number, from: number): T[] {
  return list.filter((_, index) => index % step === from);
}

/**
 * People whose files are read. `known`: real resumes where the corpus is there, and invented ones up to
 * twelve; `other`: twelve invented ones that are not among those.
 */
export async function peopleOf(set: "known" | "other"): Promise<Person[]> {
  const invented = fixturePeople().filter((one) => isWhole(one.resume));
  if (set === "other") return everyOther(invented, 2, 1).slice(0, 12);
  const real = (await corpusPeople()).filter((one) => isWhole(one.resume));
  return [...real, ...everyOther(invented, 2, 0)].slice(0, 12);
}
