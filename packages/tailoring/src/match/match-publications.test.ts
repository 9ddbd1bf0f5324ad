import { describe, expect, it, test } from "vitest";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { asksForPublications, matchPublications } from "./match-publications.ts";
import { readSource } from "./source.ts";

test.each([
  "record of publications in peer-reviewed journals",
  "Strong publication record",
  "Publications in soil science",
  "Published research",
])("a demand to have published: %s", (text) => {
  expect(asksForPublications(text)).toBe(true);
});

test.each(["Experience in publishing", "Editing of publications", "Publication design"])(
  "no demand to have published: %s",
  (text) => {
    expect(asksForPublications(text)).toBe(false);
  },
);

describe("a demand to have published", () => {
  it("is met by a section of publications, and by nothing else", () => {
    const plain = buildResume({ name: "A B" });
    const author = {
      ...plain,
      publications: [
        {
          id: "pub1",
          title: "On mud. Journal of Soil, 3(1), 2020.",
          organization: "",
          location: "",
          summary: "",
          bullets: [],
          dates: { text: "2020", start: "2020", end: "2020" },
        },
      ],
    };
    const found = (resume: typeof plain) =>
      matchPublications(readSource(resume, factsOf(resume), "2026-11-21"), "Publication record");
    expect(found(author)).toMatchObject({ factIds: ["pub1.title"], strength: 0.9 });
    expect(found(plain).strength).toBe(0);
  });
});
