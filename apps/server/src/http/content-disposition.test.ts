import { expect, it } from "vitest";
import { contentDisposition } from "./content-disposition.ts";

it.each([
  ["Jane Doe - Nurse.pdf", "Jane Doe - Nurse.pdf"],
  ["Zoë – CV.pdf", "Zoe  CV.pdf"],
  ["김철수 - 간호사.pdf", "file.pdf"],
  ["김철수 - Nurse - 병원.pdf", "Nurse.pdf"],
  ['a"b.pdf', "a_b.pdf"],
])("%s is offered to old clients as %s", (name, plain) => {
  const header = contentDisposition(name);
  expect(header).toContain(`attachment; filename="${plain}"`);
  expect(decodeURIComponent(header.split("filename*=UTF-8''")[1] ?? "")).toBe(name);
});
