import type { SectionKind } from "../headings/kinds.ts";
import type { periodBetween, ResumeData } from "./resume-data.ts";

/** A dated entry of a section that another program keeps in the shape of work. */
export interface DataRecord {
  readonly title: string;
  readonly organization: string;
  readonly location: string;
  readonly url: string;
  readonly summary: string;
  readonly highlights: readonly string[];
  readonly dates: ReturnType<typeof periodBetween>;
}

/** Sections of ours that JSON Resume has no key for. */
const ownKinds = [
  "memberships",
  "patents",
  "speaking",
  "teaching",
  "leadership",
  "military",
] as const;

/**
 * Puts an entry where the name of its section says that it belongs; `false` where that is no section of
 * records, and the entry is one of work.
 */
export function addRecord(
  data: ResumeData,
  kind: SectionKind | undefined,
  entry: DataRecord,
): boolean {
  const { title, organization, location, url, summary, highlights, dates } = entry;
  const told = { location, summary, highlights };
  const own = ownKinds.find((one) => one === kind);
  if (kind === "awards") {
    data.addDated("awards", { title, awarder: organization, ...told }, "date", dates.text);
  } else if (kind === "publications") {
    const fields = { name: title, publisher: organization, url, ...told };
    data.addDated("publications", fields, "releaseDate", dates.text);
  } else if (kind === "volunteer") {
    data.add("volunteer", { position: title, organization, url, ...told }, dates);
  } else if (own !== undefined) {
    const bullets = highlights.map((text, at) => ({ id: `b${at + 1}`, text }));
    data.addOwn(own, { title, organization, location, dates, summary, bullets });
  } else return false;
  return true;
}
