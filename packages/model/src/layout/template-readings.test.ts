import { describe, expect, it } from "vitest";
import { templateReadings } from "./template-readings.data.ts";
import { readShare, tellingFigure, weakestReading } from "./template-readings.ts";
import { templateIds } from "./template.ts";

const reading = (reader: string, right: number) =>
  ({ reader, format: "pdf", right, of: 200 }) as const;

describe("the figure of a template", () => {
  const readings = {
    modern: [reading("one", 200), reading("two", 199)],
    tech: [reading("one", 150), reading("two", 200)],
  };

  it("is what the program reads that reads least of it, rounded down", () => {
    expect(weakestReading("tech", readings)?.reader).toBe("one");
    expect(tellingFigure("tech", readings)).toBe(75);
    expect(tellingFigure("modern", readings)).toBe(99);
  });

  it("is not told where nothing was measured, or all have the same", () => {
    expect(tellingFigure("academic", readings)).toBeNull();
    const same = { modern: readings.modern, tech: readings.modern };
    expect(tellingFigure("tech", same)).toBeNull();
  });
});

it("every program that was measured read every template", () => {
  const programs = templateIds.map((id) =>
    (templateReadings[id] ?? []).map(({ reader, format }) => `${reader} ${format}`),
  );
  expect(new Set(programs.map((names) => names.join(", "))).size).toBe(1);
  for (const figure of templateIds.flatMap((id) => templateReadings[id] ?? []))
    expect(readShare(figure)).toBeLessThanOrEqual(100);
});
