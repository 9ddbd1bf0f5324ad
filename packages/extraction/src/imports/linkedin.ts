import { parse } from "csv-parse/sync";
import { oneLine } from "@savile/model";
import { ResumeData, periodBetween } from "./resume-data.ts";
import type { Imported } from "./resume-data.ts";
import { richText } from "./rich-text.ts";

type Row = Readonly<Record<string, string>>;

/** Tables of the archive that a resume can say something of. */
const tables = [
  "Profile",
  "Profile Summary",
  "Positions",
  "Education",
  "Skills",
  "Languages",
  "Certifications",
  "Projects",
  "Publications",
  "Honors",
  "Volunteering",
  "Courses",
  "Organizations",
  "Patents",
  "Email Addresses",
  "PhoneNumbers",
] as const;
type TableName = (typeof tables)[number];

/** The parts of a ZIP that are read; messages, connections and the rest stay closed. */
export const linkedInParts = new RegExp(`^(?:[^/]+/)?(?:${tables.join("|")})\\.csv$`, "u");

/** Remarks of LinkedIn above the names of the columns, which an empty line ends. */
const remarks = /^\ufeff?Notes:[ \t]*\r?\n[\s\S]{0,4000}?\r?\n[ \t]*\r?\n/u;

function rowsOf(text: string): Row[] {
  const records: unknown = parse(text.replace(remarks, ""), {
    bom: true,
    columns: (names: string[]) => names.map((name) => name.trim()),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  if (!Array.isArray(records)) return [];
  return records.map((record: unknown) =>
    Object.fromEntries(
      Object.entries(Object(record)).flatMap(([name, value]) =>
        typeof value === "string" ? [[name, value.trim()]] : [],
      ),
    ),
  );
}

function at(row: Row | undefined, ...names: readonly string[]): string {
  return names.map((name) => row?.[name] ?? "").find((text) => text !== "") ?? "";
}

/** The words of "[PORTFOLIO:https://ada.example.org,BLOG:...]" that are addresses. */
function websitesOf(text: string): string[] {
  return text
    .replace(/^\[|\]$/gu, "")
    .split(/,\s*(?=[A-Z]+:|https?:)/u)
    .map((one) => one.replace(/^[A-Z]+:(?=\S)/u, "").trim())
    .filter((one) => one !== "");
}

function periodOf(row: Row, isOpen: boolean): ReturnType<typeof periodBetween> {
  return periodBetween(
    at(row, "Started On", "Start Date"),
    at(row, "Finished On", "End Date"),
    isOpen,
  );
}

function told(text: string): { summary: string; highlights: string[] } {
  const { paragraphs, items } = richText(text);
  return { summary: paragraphs.join("\n"), highlights: items };
}

type Tables = ReadonlyMap<TableName, readonly Row[]>;

function addHead(data: ResumeData, all: Tables): void {
  const profile = all.get("Profile")?.[0];
  const mails = all.get("Email Addresses") ?? [];
  const mail = mails.find((row) => /^yes$/iu.test(at(row, "Primary"))) ?? mails[0];
  const [url = "", ...others] = websitesOf(at(profile, "Websites"));
  Object.assign(data.basics, {
    name: oneLine(`${at(profile, "First Name")} ${at(profile, "Last Name")}`),
    label: at(profile, "Headline"),
    summary: at(profile, "Summary") || at(all.get("Profile Summary")?.[0], "Profile Summary"),
    location: at(profile, "Geo Location", "Address"),
    email: at(mail, "Email Address"),
    phone: at(all.get("PhoneNumbers")?.[0], "Number"),
    url,
    profiles: others.map((one) => ({ network: "Website", url: one })),
  });
}

function addWork(data: ResumeData, all: Tables): void {
  for (const row of all.get("Positions") ?? [])
    data.add(
      "work",
      {
        name: at(row, "Company Name"),
        position: at(row, "Title"),
        location: at(row, "Location"),
        ...told(at(row, "Description")),
      },
      periodOf(row, true),
    );
  for (const row of all.get("Volunteering") ?? [])
    data.add(
      "volunteer",
      {
        organization: at(row, "Company Name", "Organization"),
        position: at(row, "Role", "Title"),
        ...told(at(row, "Description")),
      },
      periodOf(row, true),
    );
  for (const row of all.get("Education") ?? []) {
    const { paragraphs, items } = richText([at(row, "Notes"), at(row, "Activities")].join("\n"));
    data.add(
      "education",
      {
        institution: at(row, "School Name"),
        studyType: at(row, "Degree Name"),
        courses: [...paragraphs, ...items],
      },
      periodOf(row, false),
    );
  }
}

function addRecords(data: ResumeData, all: Tables): void {
  for (const row of all.get("Certifications") ?? [])
    data.add("certificates", {
      name: at(row, "Name"),
      issuer: at(row, "Authority"),
      date: periodOf(row, false).text || at(row, "Time Period"),
      url: at(row, "Url", "URL"),
    });
  for (const row of all.get("Projects") ?? []) {
    const { summary, highlights } = told(at(row, "Description"));
    const fields = {
      name: at(row, "Title"),
      description: summary,
      url: at(row, "Url", "URL"),
      highlights,
    };
    data.add("projects", fields, periodOf(row, true));
  }
  for (const row of all.get("Publications") ?? [])
    data.addDated(
      "publications",
      {
        name: at(row, "Name", "Title"),
        publisher: at(row, "Publisher"),
        url: at(row, "Url", "URL"),
        ...told(at(row, "Description")),
      },
      "releaseDate",
      at(row, "Published On"),
    );
  for (const row of all.get("Honors") ?? [])
    data.addDated(
      "awards",
      { title: at(row, "Title"), awarder: at(row, "Issuer"), ...told(at(row, "Description")) },
      "date",
      at(row, "Issued On"),
    );
}

/** The values of a row without its addresses, as one line. */
function lineOf(row: Row): string {
  return Object.values(row)
    .filter((text) => text !== "")
    .map(oneLine)
    .join(", ");
}

function addLists(data: ResumeData, all: Tables): void {
  const names = (all.get("Skills") ?? []).map((row) => at(row, "Name"));
  data.addSkills("", [...new Set(names)]);
  for (const row of all.get("Languages") ?? [])
    data.add("languages", { language: at(row, "Name"), fluency: at(row, "Proficiency") });
  for (const name of ["Courses", "Organizations", "Patents"] as const)
    data.addSection(name, (all.get(name) ?? []).map(lineOf));
}

/** Columns that are no words of a resume. */
const privateColumns =
  /^(?:Maiden Name|Birth Date|Zip Code|Address|Instant Messengers|Twitter Handles|Confirmed|Primary|Updated On|Extension|Type|License Number|Industry)$/u;

/**
 * Reads the tables of a LinkedIn archive into the words of JSON Resume. `names` are all parts of the archive.
 */
export function readLinkedIn(
  parts: ReadonlyMap<string, string>,
  names: readonly string[],
): Imported {
  const all = new Map<TableName, Row[]>();
  for (const [name, text] of parts) {
    const table = tables.find((one) => name.endsWith(`/${one}.csv`) || name === `${one}.csv`);
    if (table !== undefined) all.set(table, rowsOf(text));
  }
  const data = new ResumeData();
  addHead(data, all);
  addWork(data, all);
  addRecords(data, all);
  addLists(data, all);
  for (const [table, rows] of all)
    for (const row of rows)
      for (const [column, text] of Object.entries(row)) {
        if (privateColumns.test(column) && column !== "License Number") continue;
        const { paragraphs, items } = richText(text);
        data.note([table, column], ...paragraphs, ...items);
      }
  return {
    json: data.json(),
    maker: "LinkedIn",
    values: data.values,
    unread: names.filter((name) => !parts.has(name) && !name.endsWith("/")),
  };
}
