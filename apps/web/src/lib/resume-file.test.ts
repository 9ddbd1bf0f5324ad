// @vitest-environment node
import { expect, it } from "vitest";
import { validateFile, withType } from "./resume-file.ts";

const good = { name: "resume.pdf", type: "application/pdf", size: 1000 };

it("accepts PDF, DOCX, TXT and JSON, also where the system names no type", () => {
  expect(validateFile(good)).toEqual([]);
  expect(validateFile({ ...good, name: "Resume.DOCX", type: "" })).toEqual([]);
  expect(validateFile({ ...good, name: "resume.txt", type: "text/plain" })).toEqual([]);
  expect(validateFile({ ...good, name: "resume.json", type: "application/json" })).toEqual([]);
});

it("takes exactly 10 MB and refuses one byte more", () => {
  expect(validateFile({ ...good, size: 10_485_760 })).toEqual([]);
  expect(validateFile({ ...good, size: 10_485_761 })).toEqual([
    "File too large. Maximum size: 10MB",
  ]);
});

it("refuses other types by extension and by type", () => {
  const text = "Unsupported file type. Please upload PDF, DOCX, or TXT files only.";
  expect(validateFile({ ...good, name: "resume.exe" })).toEqual([text]);
  expect(validateFile({ ...good, type: "image/png" })).toEqual([text]);
  expect(validateFile({ ...good, name: "resume" })).toEqual([text]);
});

it("refuses a name of 256 characters and an empty file, and lists every fault", () => {
  const name = `${"a".repeat(252)}.pdf`;
  expect(validateFile({ ...good, name })).toEqual(["Invalid file name"]);
  expect(validateFile({ ...good, name: name.slice(1) })).toEqual([]);
  expect(validateFile({ ...good, name, size: 0 })).toEqual([
    "Invalid file name",
    "This file is empty.",
  ]);
});

it("gives a file without a type the one that its name promises", async () => {
  const named = withType(new File(["{}"], "cv.JSON"));
  expect([named.name, named.type, await named.text()]).toEqual([
    "cv.JSON",
    "application/json",
    "{}",
  ]);
  expect(withType(new File(["x"], "cv.exe")).type).toBe("");
});
