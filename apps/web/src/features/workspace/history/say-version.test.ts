import type { VersionChanges, VersionGroup } from "@savile/contracts";
import { describe, expect, it } from "vitest";
import { sayVersion } from "./say-version.ts";

const bullets: VersionGroup = {
  document_type: "resume",
  change: "reworded",
  what: "bullet",
  count: 3,
  at: "Store Manager",
};

function said(changes: Partial<VersionChanges>, number = 2): string {
  return sayVersion({
    number,
    by: "you",
    changes: { groups: [], ...changes },
    template: "modern",
    ats_score: 70,
    created_at: "2026-11-21T10:00:00.000Z",
  });
}

function group(part: Partial<VersionGroup>): string {
  return said({ groups: [{ ...bullets, count: 1, ...part }] });
}

describe("a version", () => {
  it("names the lines that changed with their entry", () => {
    expect(said({ groups: [bullets] })).toBe("3 bullets of Store Manager reworded");
    expect(group({ text: "Led a team" })).toBe("1 bullet of Store Manager reworded");
    expect(group({ what: "skill", change: "added", at: null, text: "Kaizen" })).toBe(
      "Skill Kaizen added",
    );
    expect(group({ what: "entry", change: "removed", at: "Baker" })).toBe("Baker removed");
    expect(group({ what: "summary", at: null })).toBe("Summary reworded");
    expect(group({ what: "section", change: "moved", at: null, text: "skills" })).toBe(
      "Section Skills moved",
    );
  });

  it("says what of the letter changed", () => {
    const letter = { document_type: "cover_letter", what: "paragraph", at: null } as const;
    expect(group({ ...letter, number: 2 })).toBe("Letter: paragraph 2 reworded");
    expect(said({ groups: [{ ...bullets, ...letter }] })).toBe("Letter: 3 paragraphs reworded");
  });

  it("counts what else changed", () => {
    const more = { ...bullets, at: "Baker", count: 1 };
    expect(said({ groups: [bullets, more] })).toBe(
      "3 bullets of Store Manager reworded, and 1 more change",
    );
    expect(said({ groups: [bullets, more, more] })).toMatch(/, and 2 more changes$/);
  });

  it("tells its cause where lines do not", () => {
    expect(said({ groups: [bullets], restored: 4 })).toBe("Version 4 restored");
    expect(said({ instruction: "Fit one page" })).toBe("“Fit one page” applied");
    expect(said({ instruction: "Fit one page", instruction_withdrawn: true })).toBe(
      "“Fit one page” undone",
    );
    expect(said({ page_budget: 1 })).toBe("Length set to 1 page");
    expect(said({ page_budget: null })).toBe("Length left to the content");
    expect(said({ answered: ["SQL"] })).toBe("Answer about SQL given");
    expect(said({ withdrawn: ["SQL"] })).toBe("Answer about SQL undone");
    expect(said({ decided: 2 })).toBe("2 changes decided");
    expect(said({ confirmed: 1 })).toBe("1 line confirmed");
    expect(said({}, 1)).toBe("First version");
    expect(said({})).toBe("Saved without changes");
  });
});
