import { expect, test } from "vitest";
import { parsePosting } from "../posting/parse-posting.ts";
import { jobSpans, jobWords } from "./job-words.ts";

test("a shouted title is found where the posting states it", () => {
  const text = "TOWN OF ALDER\nHEAD OF YOUTH SERVICES (Librarian III)\n\nRequirements\n- Excel";
  const posting = parsePosting(text);
  expect(posting.title).toBe("Head of Youth Services (Librarian III)");
  expect(jobSpans(posting, text).map(([from, to]) => text.slice(from, to))).toEqual([
    "HEAD OF YOUTH SERVICES (Librarian III)",
    "TOWN OF ALDER",
  ]);
  expect(jobWords(posting, text).job).toBe(
    "the Head of Youth Services position at the Town of Alder",
  );
});
