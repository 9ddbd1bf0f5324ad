import { expect, it } from "vitest";
import { buildResume, factsOf } from "../../testing/build-resume.ts";
import { verifyClaims } from "../verify-claims.ts";

const resume = buildResume({
  name: "Ada Quill",
  jobs: [
    {
      title: "Engineer",
      company: "Brannock Mills",
      start: "2016",
      end: "2019",
      bullets: ["Moved orders to PostgreSQL", "Ran Kubernetes for the Orland market"],
    },
  ],
});

function reasonsTo(text: string): string {
  const claims = [{ id: "x", section: "summary", text }];
  const [found] = verifyClaims({ resume, facts: factsOf(resume), asOf: "2026-11", claims });
  return found?.reasons.join() ?? "";
}

it("two tools that one works with are no name of one thing", () => {
  expect(reasonsTo("Engineer, including work with PostgreSQL and Kubernetes")).not.toContain(
    "does not name",
  );
});

it("an employer put together of two names is none", () => {
  expect(reasonsTo("Engineer at Brannock Orland")).toContain("does not name");
});
