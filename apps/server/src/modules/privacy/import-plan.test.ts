import { getTableColumns, getTableName } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { importPlan } from "./import-plan.ts";

describe("the plan of an import", () => {
  const structured = importPlan.flatMap((step) =>
    Object.entries(getTableColumns(step.table))
      .filter(([key, column]) => column.dataType === "json" && !step.emptied.includes(key))
      .map(([key]) => [getTableName(step.table), key, step] as const),
  );

  it.each(structured)("reads %s.%s through a schema", (_, key, step) => {
    expect(Object.keys(step.structures)).toContain(key);
  });

  it("fills every table of a person's documents", () => {
    const filled = importPlan.map((step) => getTableName(step.table));
    expect(filled).toEqual([
      "source_resumes",
      "uploads",
      "generation_sessions",
      "documents",
      "session_versions",
      "refinements",
      "declined_gaps",
    ]);
  });
});
