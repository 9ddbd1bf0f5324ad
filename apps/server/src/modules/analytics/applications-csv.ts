import type { Application } from "./repository.ts";

const columns = ["Date", "Name", "Job title", "Employer", "Fit", "State", "First download"];

/** A cell that no program of tables takes for a formula. */
function cell(value: string | number | null): string {
  const text = String(value ?? "");
  const plain = typeof value === "string" && /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\r\n\t]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** The applications as a table for programs of tables, which know UTF-8 by its mark. */
export function applicationsCsv(applications: readonly Application[]): string {
  const rows = applications.map((one) => [
    one.createdAt.toISOString(),
    one.title,
    one.jobTitle,
    one.company,
    one.fit,
    one.state,
    one.firstDownload?.toISOString() ?? null,
  ]);
  return `\uFEFF${[columns, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}
