import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules of accessibility that a screen breaks, or one part of it, each with the elements. */
export async function brokenRules(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(rules);
  // The picture of a page is thousands of shapes and is hidden from assistive technology.
  axe.exclude("svg[aria-hidden=true]");
  if (part !== undefined) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`,
  );
}
