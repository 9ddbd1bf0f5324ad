import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { allCases } from "../gauntlet/measure.ts";
import { corpusDay, openExtractor } from "../engines.ts";
import type { Person } from "./measure-keepers.ts";

/** The English people of the gauntlet: known material. */
export function knownPeople(): Person[] {
  return allCases()
    .filter((one) => one.language === "en")
    .map(({ name, resume, facts }) => ({ name, resume, facts }));
}

/** The people whose resumes lie in a folder, as the product reads them; what cannot be read is left out. */
export async function readPeople(folder: string): Promise<Person[]> {
  const pool = openExtractor();
  const people: Person[] = [];
  for (const file of readdirSync(folder).toSorted()) {
    const read = await pool.extract(readFileSync(path.join(folder, file)), { today: corpusDay });
    if (!read.ok) continue;
    const { resume, facts } = read.value;
    people.push({ name: file, resume, facts });
  }
  await pool.close();
  return people;
}
