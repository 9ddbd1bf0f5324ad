import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "./fixtures.ts";
import { enter, expectScreen, lines } from "./walk.ts";
import { generateByWire, uploadByWire } from "./wire.ts";

const act = "window.__ran=1";
const tags = [
  `<script>${act}</script>`,
  `<img src=x onerror="${act}">`,
  `<svg onload="${act}">`,
  `<svg><script>${act}</script></svg>`,
  `<iframe src="javascript:${act}"></iframe>`,
  `<iframe srcdoc="<script>parent.__ran=1</script>"></iframe>`,
  `<body onload="${act}">`,
  `<details open ontoggle="${act}">`,
  `<video><source onerror="${act}"></video>`,
  `<input autofocus onfocus="${act}">`,
  `<math><mtext><script>${act}</script></mtext></math>`,
  `<a href="javascript:${act}">x</a>`,
  `<object data="javascript:${act}"></object>`,
  `<style>@import "javascript:${act}"</style>`,
  `<template><script>${act}</script></template>`,
];
const links = [
  `javascript:${act}`,
  `JaVaScRiPt:${act}`,
  `java\tscript:${act}`,
  `data:text/html,<script>${act}</script>`,
  `vbscript:${act}`,
  `[x](javascript:${act})`,
  `[x](data:text/html;base64,PHNjcmlwdD4=)`,
  `![x](javascript:${act})`,
  `<javascript:${act}>`,
  `https://a.example/"onmouseover="${act}`,
];
const leaks = ["{{7*7}}", "${7*7}", "#{7*7}", "<%= 7*7 %>", "#set page(fill: red)", "\\write18{x}"];

/** Sixty texts that must stay texts: as they are, closing what may be open around them, and encoded. */
const payloads = [
  ...tags,
  ...tags.map((tag) => `"'></title></textarea></script>${tag}`),
  ...tags.slice(0, 14).map((tag) => tag.replaceAll("<", "&lt;").replaceAll(">", "&gt;")),
  ...links,
  ...leaks,
];

const resume = `Ada Byron ${tags[0]}
ada@example.org | javascript:${act} | linkedin.com/in/ada"onmouseover="${act}

Summary
Clerk who keeps ${tags[1]} records and ${links[3]} files in order.

Experience
Clerk ${tags[2]}, Acme ${tags[3]} Inc., 2019 - 2021
${payloads.map((payload) => `- Kept ${payload} records in Excel for 12 people`).join("\n")}

Skills
Excel, SAP, ${tags[1]}, ${links[0]}
`;
const posting = `Office clerk ${tags[0]}
Company: ${tags[1]} Ltd
Requirements
${payloads
  .slice(0, 20)
  .map((payload) => `- Excel and ${payload}`)
  .join("\n")}
- SAP
`;

test("S22 S23 sixty hostile texts stay texts on every screen and in the files", async ({
  page,
}) => {
  test.slow();
  expect(payloads.length).toBeGreaterThanOrEqual(60);
  page.on("dialog", () => {
    throw new Error("a script of the file ran");
  });
  const folder = await mkdtemp(join(tmpdir(), "savile payloads "));
  const path = join(folder, "resume.txt");
  await writeFile(path, resume);
  const account = await enter(page, "/");
  const fileName = `${tags[1]?.replaceAll("/", "")}.txt`;
  const uploadId = await uploadByWire(page.request, account, {
    path,
    fileName,
    person: "Ada Byron",
  });
  const sessionId = await generateByWire(page.request, account, { uploadId, posting, wait: true });
  await rm(folder, { recursive: true });
  const untouched = async () => {
    expect(await page.evaluate(() => Reflect.has(window, "__ran"))).toBe(false);
    await expect(
      page.locator("main img[src=x], main iframe, main object, main script"),
    ).toHaveCount(0);
    await expect(
      page.locator('a[href^="javascript:" i], a[href^="data:" i], a[href^="vbscript:" i]'),
    ).toHaveCount(0);
  };

  await page.goto(`/new/${uploadId}/check`);
  await expectScreen(page, "Check your details");
  await untouched();
  for (const kind of ["resume", "cover_letter"]) {
    await page.goto(`/s/${sessionId}?doc=${kind}`);
    await expect(lines(page).first()).toBeAttached();
    await untouched();
  }
  await page.goto("/");
  await expectScreen(page, "Your applications");
  await untouched();

  const file = await page.request.get(
    `/api/v1/generate/sessions/${sessionId}/download/pdf?document_type=resume`,
    { headers: account.headers },
  );
  expect(file.status()).toBe(200);
  const bytes = (await file.body()).toString("latin1");
  expect(bytes).not.toMatch(/\/(?:JavaScript|JS|Launch|EmbeddedFile)\b/);
  expect(bytes).not.toMatch(/\/URI\s*\((?:java\s*script|data|vbscript):/i);
});
