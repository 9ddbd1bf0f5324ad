import { entrySections, sectionShapes } from "@savile/model";
import { lineName } from "../../../lib/section-names.ts";
import { t } from "../work/messages.ts";

/** What the lines of a section are named by: the prefix of its entries, or the section itself. */
const namedBy = new Map<string, string>([
  ["summary", "summary"],
  ["competencies", "cmp"],
  ...entrySections
    .filter((section) => section !== "additional")
    .map((section): [string, string] => [section, sectionShapes[section].prefix]),
]);

/** The name of a whole section, or of the order of all, for changes that speak of no single line. */
export function sectionTitle(path: string): string | undefined {
  if (path === "order") return t("section.order");
  const prefix = namedBy.get(path);
  return prefix === undefined ? undefined : lineName(prefix);
}
