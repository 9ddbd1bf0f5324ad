import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import type { ResumeFile } from "./input.ts";
import { enter, lines } from "./walk.ts";
import { documentsByWire } from "./wire.ts";

// Words that can be said shorter, so that the tailoring has something to propose.
const wordy = `Ida Marlow
ida.marlow@example.org | (503) 555-0142 | Portland, OR

Experience
Logistics Clerk, Harbor Parcel Inc.
2019 - 2023
- Was responsible for coordinating shipments with carriers in order to keep dates
- Managed stock records in MS Excel and SAP ERP
- Helped with the training of new colleagues on safety rules
- Prepared the weekly figures for the site manager

Education
Associate of Applied Science, Logistics, Chemeketa Valley College, 2018

Skills
MS Excel, SAP ERP, Forklift
`;

/** A file of the wordy resume, of this test alone. */
export async function wordyResume(): Promise<ResumeFile> {
  const path = test.info().outputPath("wordy.txt");
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, wordy);
  return { path, fileName: "wordy.txt", person: "Ida Marlow" };
}

/** Opens the workspace of a finished session of an invented person; answers the id of the session. */
export async function openWorkspace(
  page: Page,
  tab: "changes" | "match" | "source",
): Promise<string> {
  const account = await enter(page, "/new");
  const id = await documentsByWire(page.request, account, await wordyResume());
  await page.goto(`/s/${id}?tab=${tab}`);
  await expect(lines(page).first()).toBeAttached();
  // The panels are loaded when they are first shown.
  if (tab === "changes") await expect(cards(page).first()).toBeVisible();
  if (tab === "match") await expect(page.locator("[data-requirement]").first()).toBeVisible();
  return id;
}

/** The cards of the changes. */
export function cards(page: Page): Locator {
  return page.locator("article[data-change]");
}

/** A text with single spaces, as it is compared with what the screen shows. */
export function bare(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
