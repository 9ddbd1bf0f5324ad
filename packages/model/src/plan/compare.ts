import type { FileFormat } from "../layout/file-format.ts";
import { planCatalogue, planIds, unlimited } from "./catalogue.ts";
import type { Plan, PlanTerms } from "./catalogue.ts";

const formatNames = {
  pdf: "PDF",
  docx: "DOCX",
  txt: "TXT",
  md: "Markdown",
  json: "JSON Resume",
  reactive: "Reactive Resume",
  rendercv: "RenderCV",
} as const satisfies Record<FileFormat, string>;

/** The formats of files as a list tells them. */
export function formatList(formats: readonly FileFormat[]): string {
  return formats.map((format) => formatNames[format]).join(", ");
}

/** A count as a person reads it. */
export function countText(count: number): string {
  return count === unlimited ? "Unlimited" : String(count);
}

/** One line of the comparison of plans. */
export interface ComparisonRow {
  readonly label: string;
  readonly values: Readonly<Record<Plan, string>>;
}

const lines: readonly (readonly [string, (terms: PlanTerms) => string])[] = [
  ["Applications a month", (terms) => countText(terms.generations)],
  ["Refinements per application", (terms) => countText(terms.refinementsPerSession)],
  ["Refinements a month", (terms) => countText(terms.refinements)],
  ["Downloads a month", (terms) => countText(terms.downloads)],
  ["Templates", (terms) => String(terms.templates.length)],
  ["File formats", (terms) => formatList(terms.formats)],
  ["API keys", (terms) => (terms.apiKeys ? "Yes" : "No")],
  ["Extras", (terms) => terms.extras.join(", ") || "None"],
];

/** The plans side by side, derived from the catalogue. */
export function comparePlans(): ComparisonRow[] {
  return lines.map(([label, valueOf]) => {
    const value = (plan: Plan): string => valueOf(planCatalogue[plan]);
    const [free, starter, professional, enterprise] = planIds;
    return {
      label,
      values: {
        free: value(free),
        starter: value(starter),
        professional: value(professional),
        enterprise: value(enterprise),
      },
    };
  });
}
