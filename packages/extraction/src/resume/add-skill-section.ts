import type { Resume } from "@savile/model";
import type { SectionKind } from "../headings/kinds.ts";
import { matchHeading } from "../headings/match-heading.ts";
import { labelledKind, namesLanguages } from "../sections/labelled-line.rules.ts";
import type { Section } from "../sections/split-sections.ts";
import type { Line } from "../text-line/line.ts";
import { addAdditional, addLanguages, addSkills } from "./add-additional.ts";
import { gridHeads, isLanguageRow } from "./language-grid.ts";
import type { Ledger } from "./ledger.ts";

/** Lines among skills whose label names another kind: "Awards: …", "Interests: …". */
function isOfOtherKind({ text }: Line): boolean {
  const label = /^\s*([\p{L}][^:]{2,30}):\s+\S/u.exec(text)?.[1];
  const [kind] = matchHeading(label ?? "")?.kinds ?? [];
  return kind !== undefined && besideSkills.has(kind);
}

const besideSkills: ReadonlySet<SectionKind> = new Set([
  "awards",
  "certifications",
  "education",
  "interests",
  "publications",
  "references",
]);

/** Skills, and the lines of other kinds that stand among them by their label or by what they name. */
export function addSkillSection(ledger: Ledger, resume: Resume, section: Section): void {
  const { kinds } = section;
  const heads = gridHeads(section.lines);
  const lines = section.lines.filter((line) => !heads.has(line));
  const isSpoken = (line: Line): boolean =>
    isLanguageRow(line) ||
    (namesLanguages(line.text) &&
      (kinds.includes("languages") || labelledKind(line.text) === "languages"));
  const others = lines.filter(isOfOtherKind);
  addLanguages(ledger, resume, lines.filter(isSpoken));
  addSkills(
    ledger,
    resume,
    lines.filter((line) => !isSpoken(line) && !others.includes(line)),
  );
  if (others.length > 0)
    addAdditional(ledger, resume, { kinds: ["custom"], title: "", lines: others });
}
