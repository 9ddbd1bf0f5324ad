import { oneLine } from "@savile/model";
import * as z from "zod";
import { valueText } from "./html-text.ts";
import { postingText } from "./posting-text.ts";

/** A value, several of them, or something else that says nothing here. */
function several<T>(one: z.ZodType<T>) {
  return z
    .unknown()
    .optional()
    .transform((given) => {
      const values: readonly unknown[] = Array.isArray(given) ? given : [given];
      return values.flatMap((value) => {
        const read = one.safeParse(value);
        return read.success ? [read.data] : [];
      });
    });
}

const scalar = z
  .union([z.string(), z.number()])
  .transform((value) => oneLine(valueText(`${value}`)));
const line = several(scalar).transform((lines) => lines.find((text) => text !== ""));
/** A text, or a thing by the name of it. */
const named = several(
  z.union([scalar, z.looseObject({ name: line }).transform(({ name }) => name ?? "")]),
).transform((names) => names.find((name) => name !== ""));
/** Texts, or things whose description tells what they are. */
const told = several(
  z.union([
    z.string().transform(valueText),
    z
      .looseObject({ description: line, credentialCategory: line, name: line })
      .transform((thing) => {
        const { description, credentialCategory, name } = thing;
        return description ?? credentialCategory ?? name ?? "";
      }),
  ]),
).transform((texts) => texts.filter((text) => text !== ""));

const address = z.union([
  scalar,
  z
    .looseObject({ addressLocality: line, addressRegion: line, addressCountry: named })
    .transform(({ addressLocality, addressRegion, addressCountry }) =>
      [addressLocality, addressRegion, addressCountry].filter(Boolean).join(", "),
    ),
]);
const place = z.union([
  scalar,
  z
    .looseObject({ address: several(address), name: line })
    .transform(({ address: [first], name }) => first || (name ?? "")),
]);
const pay = z.union([
  scalar,
  z
    .looseObject({
      currency: line,
      value: several(
        z.union([
          scalar.transform((value) => ({ value })),
          z.looseObject({ value: line, minValue: line, maxValue: line, unitText: line }),
        ]),
      ),
    })
    .transform(({ currency, value: [amount] }) => {
      const { value, minValue, maxValue, unitText } = { ...none, ...amount };
      const range = [...new Set([minValue, maxValue].filter(Boolean))].join(" - ");
      const sum = value ?? range;
      const unit = unitText === undefined ? undefined : `per ${unitText.toLowerCase()}`;
      return sum === "" ? "" : [currency, sum, unit].filter(Boolean).join(" ");
    }),
]);
const none: Readonly<Record<"value" | "minValue" | "maxValue" | "unitText", string | undefined>> = {
  value: undefined,
  minValue: undefined,
  maxValue: undefined,
  unitText: undefined,
};
const reference = z.union([
  scalar,
  z.looseObject({ value: line }).transform(({ value }) => value ?? ""),
]);
const months = z
  .looseObject({ monthsOfExperience: z.coerce.number().int().positive() })
  .transform(({ monthsOfExperience: n }) =>
    n % 12 === 0 ? `${n / 12} years of experience` : `${n} months of experience`,
  );

/** `JobPosting` of schema.org as far as a reader of postings needs it. */
const jobPostingSchema = z.looseObject({
  title: line,
  name: line,
  hiringOrganization: named,
  jobLocation: several(place),
  jobLocationType: line,
  employmentType: several(scalar),
  baseSalary: several(pay),
  validThrough: line,
  identifier: several(reference),
  workHours: line,
  description: told,
  responsibilities: told,
  qualifications: told,
  skills: told,
  educationRequirements: told,
  experienceRequirements: several(z.union([z.string().transform(valueText), months])),
  jobBenefits: told,
});
type JobPosting = z.infer<typeof jobPostingSchema>;

/** `FULL_TIME` as people write it. */
function words(code: string): string {
  return /^[A-Z_]+$/.test(code) ? code.toLowerCase().replaceAll("_", "-") : code;
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");

/** A part of its own, unless the description tells it already. */
function section(heading: string, texts: readonly string[], told: string): string {
  const fresh = texts.filter((text) => !told.includes(letters(text).trim()));
  if (fresh.length === 0) return "";
  return `${heading}\n${fresh.length === 1 ? fresh.join("") : fresh.map((text) => `- ${text}`).join("\n")}`;
}

function fact(name: string, value: string | undefined): string[] {
  return value === undefined || value === "" ? [] : [`${name}: ${value}`];
}

function textOf(job: JobPosting): string | null {
  const title = job.title ?? job.name;
  if (title === undefined) return null;
  const description = job.description.join("\n\n");
  const already = letters(description);
  const body = [
    description,
    section("Responsibilities", job.responsibilities, already),
    section("Qualifications", job.qualifications, already),
    section("Skills", job.skills, already),
    section("Education", job.educationRequirements, already),
    section("Experience", job.experienceRequirements, already),
    section("Benefits", job.jobBenefits, already),
  ].filter((part) => part !== "");
  if (body.length === 0) return null;
  const remote = job.jobLocationType === "TELECOMMUTE" ? ["Remote"] : [];
  return postingText({
    title,
    company: job.hiringOrganization,
    place: [...new Set([...job.jobLocation.filter((one) => one !== ""), ...remote])].join("; "),
    facts: [
      ...fact("Employment type", job.employmentType.map(words).join(", ")),
      ...fact("Hours", job.workHours),
      ...fact("Salary", job.baseSalary[0]),
      ...fact("Reference", job.identifier[0]),
      ...fact("Apply by", job.validThrough?.slice(0, 10)),
    ],
    body,
  });
}

const deepest = 6;

/** The postings in a piece of JSON-LD, wherever they stand in it. */
function postingsIn(value: unknown, depth = 0): object[] {
  if (typeof value !== "object" || value === null || depth > deepest) return [];
  const types: unknown = Reflect.get(value, "@type");
  if ([types].flat().some((type) => /(?:^|[/:])JobPosting$/.test(String(type)))) return [value];
  return Object.values(value).flatMap((inner: unknown) => postingsIn(inner, depth + 1));
}

/** The text of the one posting that pieces of JSON-LD hold; of several nobody can say which is meant. */
export function schemaOrgText(pieces: readonly unknown[]): string | null {
  const found = pieces.flatMap((piece) => postingsIn(piece));
  const texts = new Set(
    found.flatMap((one) => {
      const read = jobPostingSchema.safeParse(one);
      const text = read.success ? textOf(read.data) : null;
      return text === null ? [] : [text];
    }),
  );
  const [only] = texts;
  return texts.size === 1 && only !== undefined ? only : null;
}
