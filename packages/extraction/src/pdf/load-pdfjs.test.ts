import { expect, test } from "vitest";
import { loadPdfjs } from "./load-pdfjs.ts";

test("the library leaves the lists of the language alone", async () => {
  await loadPdfjs();
  expect(Function.prototype.toString.call(Array.prototype.push)).toContain("[native code]");
});
