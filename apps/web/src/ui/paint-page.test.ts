import { expect, it } from "vitest";
import { paintPage } from "./paint-page.ts";

it("paints each mark as one path with its matrix, fill and stroke", () => {
  const picture = paintPage({
    w: 612,
    h: 792,
    marks: [
      { at: [1, 0, 0, -1, 72, 90], d: "M 0 0 l 5 5", fill: "#1f3a5f" },
      { at: [1, 0, 0, 1, 0, 0], d: "M 0 0 h 30", stroke: "#2f6ea8", strokeWidth: 1.4 },
    ],
  });
  expect(picture.getAttribute("viewBox")).toBe("0 0 612 792");
  expect(picture.getAttribute("aria-hidden")).toBe("true");
  const [text, rule] = picture.children;
  expect(text?.getAttribute("transform")).toBe("matrix(1 0 0 -1 72 90)");
  expect(text?.getAttribute("fill")).toBe("#1f3a5f");
  expect(text?.hasAttribute("stroke")).toBe(false);
  expect(rule?.getAttribute("fill")).toBe("none");
  expect(rule?.getAttribute("stroke-width")).toBe("1.4");
});
