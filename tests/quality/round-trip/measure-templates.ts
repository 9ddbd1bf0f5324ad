import type { FileFormat, TemplateFigure, TemplateId } from "@savile/model";
import { makeCase } from "./files.ts";
import type { Person } from "./fixture-set.ts";

/** The values that every applicant lives by: all of them must come back from every file. */
export const vitalFields =
  /^(?:name|contact\.(?:email|phone)|exp\d+\.(?:title|company|dates)|edu\d+\.(?:degree|school|dates))$/u;

/** A printed value that did not come back, or a file that was refused. */
export interface Miss {
  readonly template: TemplateId;
  readonly format: FileFormat;
  readonly person: string;
  readonly path: string;
  readonly intended: string;
  readonly recovered: string;
}

export interface TemplateResult {
  readonly template: TemplateId;
  readonly figure: TemplateFigure;
  readonly misses: readonly Miss[];
}

/** Makes the files of all people in a template and counts the values that come back. */
export async function measureTemplate(
  template: TemplateId,
  people: readonly Person[],
  formats: readonly FileFormat[],
): Promise<TemplateResult> {
  const misses: Miss[] = [];
  let [files, values, recovered] = [0, 0, 0];
  for (const person of people) {
    for (const format of formats) {
      files += 1;
      const where = { template, format, person: person.id };
      const file = await makeCase({ person, template, format });
      if (typeof file === "string") {
        misses.push({ ...where, path: "name", intended: "a file", recovered: file });
        continue;
      }
      const { fields } = file.readBack;
      values += fields?.intended ?? 0;
      recovered += fields?.recovered ?? 0;
      misses.push(...(fields?.lost ?? []).map((lost) => ({ ...where, ...lost })));
    }
  }
  const atsScore = values === 0 ? 0 : Math.floor((recovered / values) * 1000) / 10;
  return {
    template,
    figure: { resumes: people.length, files, values, recovered, atsScore },
    misses,
  };
}

/** A miss as one line of a report. */
export function describeMiss(miss: Miss): string {
  const { template, format, person, path, intended, recovered } = miss;
  return `${template} ${format} ${person} ${path}: "${intended}" came back "${recovered}"`;
}
