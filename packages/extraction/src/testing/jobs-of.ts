import { extract } from "../extract/extract.ts";

/** The jobs that are read of a text, each as "title | employer | start..end". */
export async function jobsOf(text: string): Promise<string[]> {
  const bytes = new TextEncoder().encode(`Ana Prado\nana@example.org\n\n${text}\n`);
  const result = await extract(bytes, { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.resume.experience.map(
    ({ title, company, dates }) => `${title} | ${company} | ${dates.start}..${dates.end}`,
  );
}
