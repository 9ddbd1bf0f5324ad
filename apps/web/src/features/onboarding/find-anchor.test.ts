import { afterEach, expect, it } from "vitest";
import { findAnchor, isAnchor, isCovered } from "./find-anchor.ts";

afterEach(() => document.body.replaceChildren());

/** Draws a screen; nothing is laid out here, so every element is told where it stands. */
function draw(html: string): void {
  document.body.innerHTML = html;
  for (const element of document.querySelectorAll("button"))
    element.getBoundingClientRect = () => new DOMRect(0, 400, 300, 20);
}

const line = '<div id="pages"><button data-path="exp1.b1" aria-pressed="false">Led</button></div>';

it("points at a line that a click would tell the proof of", () => {
  draw(line);
  const anchor = findAnchor("line");
  expect(anchor?.textContent).toBe("Led");
  expect(anchor !== null && isAnchor("line", anchor)).toBe(true);
});

it("points at no line in Edit Mode, where a click opens its field", () => {
  draw(line);
  const anchor = findAnchor("line");
  anchor?.removeAttribute("aria-pressed");
  expect(anchor !== null && isAnchor("line", anchor)).toBe(false);
  expect(findAnchor("line")).toBeNull();
});

it("waits while a panel of a narrow screen lies over the page, and not beside one", () => {
  draw(`${line}<section aria-label="Match"></section>`);
  expect(isCovered()).toBe(false);
  draw(`${line}<section aria-label="Match" data-over-page=""></section>`);
  expect(isCovered()).toBe(true);
});
