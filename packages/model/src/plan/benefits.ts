import { templates } from "../layout/template.ts";
import { planCatalogue, unlimited } from "./catalogue.ts";
import type { Plan } from "./catalogue.ts";
import type { FileFormat } from "../layout/file-format.ts";

const formatNames = {
  pdf: "PDF",
  docx: "Word",
  txt: "plain text",
  md: "Markdown",
  json: "JSON Resume",
  reactive: "Reactive Resume",
  rendercv: "RenderCV",
} as const satisfies Record<FileFormat, string>;

/** What a file format is called in a sentence. */
export function formatName(format: FileFormat): string {
  return formatNames[format];
}

/** What a plan brings, in the order in which people ask for it. */
export function benefitsOf(plan: Plan): string[] {
  const terms = planCatalogue[plan];
  const held = templates.filter(({ id }) => terms.templates.includes(id));
  const names = held.map(({ name }) => name.split(" ")[0] ?? name).join(", ");
  const refinements =
    terms.refinementsPerSession === unlimited ? "Unlimited" : String(terms.refinementsPerSession);
  return [
    `${terms.generations} applications a month`,
    `${refinements} refinements per application`,
    `${terms.downloads} downloads a month`,
    `${held.length} templates: ${names}`,
    `${terms.formats.map(formatName).join(", ")} files`,
    ...terms.extras,
  ];
}
