import { benefitsOf, planCatalogue, planIds } from "@savile/model";
import type { PlanTerms } from "@savile/model";
import { describe, expect, it } from "vitest";
import { keyCalls } from "./key-scopes.ts";
import { routes } from "./routes.ts";

/** What keeps a line of a card: calls of the service, and a term of the plan. */
interface Keeping {
  readonly line: RegExp;
  readonly calls: readonly string[];
  readonly granted?: (terms: PlanTerms) => boolean;
}

const keepings: readonly Keeping[] = [
  { line: /^\d+ applications a month$/, calls: ["generate"] },
  { line: /^(?:\d+|Unlimited) refinements per application$/, calls: ["refine"] },
  { line: /^\d+ downloads a month$/, calls: ["download", "downloadBatch"] },
  { line: /^\d+ templates: /, calls: ["listTemplates", "switchTemplate"] },
  { line: / files$/, calls: ["download"] },
  { line: /^Analytics$/, calls: ["analytics"], granted: ({ analytics }) => analytics },
  {
    line: /^API access$/,
    calls: ["createKey", "listKeys", "revokeKey"],
    granted: ({ apiKeys }) => apiKeys && Object.keys(keyCalls).length > 0,
  },
];

const isCall = (name: string): boolean => Object.hasOwn(routes, name);

/** The lines of a card that nothing keeps. */
function brokenOf(
  lines: readonly string[],
  terms: PlanTerms,
  exists: (name: string) => boolean = isCall,
): string[] {
  return lines.filter((line) => {
    const keeping = keepings.find((one) => one.line.test(line));
    if (keeping === undefined) return true;
    return !keeping.calls.every((name) => exists(name)) || keeping.granted?.(terms) === false;
  });
}

describe("the card of a plan", () => {
  it.each(planIds)("%s promises nothing that is not there", (plan) => {
    expect(brokenOf(benefitsOf(plan), planCatalogue[plan])).toEqual([]);
  });

  it.each(planIds)("%s names what it grants", (plan) => {
    const { extras, analytics, apiKeys } = planCatalogue[plan];
    expect([extras.includes("Analytics"), extras.includes("API access")]).toEqual([
      analytics,
      apiKeys,
    ]);
  });

  it("is caught where a promise has nothing behind it", () => {
    const { free, professional } = planCatalogue;
    const empty = ["Interview coach", "Priority support"];
    expect(brokenOf(["Analytics", ...empty], professional)).toEqual(empty);
    expect(brokenOf(["Analytics", "API access"], free)).toEqual(["Analytics", "API access"]);
    expect(brokenOf(["Analytics"], professional, (name) => name !== "analytics")).toEqual([
      "Analytics",
    ]);
  });
});
