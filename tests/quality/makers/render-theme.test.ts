import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { runQuietly } from "./run-quietly.ts";

const folder = mkdtempSync(join(tmpdir(), "savile-theme-"));
const child = fileURLToPath(new URL("render-theme.ts", import.meta.url));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function render(theme: string) {
  const entry = join(folder, "entry.mjs");
  const input = join(folder, "people.json");
  writeFileSync(entry, `export const theme = { default: ${theme} };`);
  writeFileSync(input, JSON.stringify([{ id: "one", resume: { name: "Ada" } }]));
  const args = ["--import", import.meta.resolve("tsx"), child, entry, input, folder];
  return runQuietly({ program: process.execPath, args, cwd: folder, seconds: 30 });
}

it("writes the page that a theme renders", async () => {
  expect((await render("{ render: async (resume) => `<p>${resume.name}</p>` }")).ok).toBe(true);
  expect(readFileSync(join(folder, "one.html"), "utf8")).toBe("<p>Ada</p>");
});

it("gives a theme no network", async () => {
  const asks = "fetch('http://127.0.0.1:8089/').then(() => '', (e) => e.cause.message)";
  await render(`{ render: () => ${asks} }`);
  expect(readFileSync(join(folder, "one.html"), "utf8")).toContain("may not use the network");
});

it("says what a theme threw, and goes on", async () => {
  await render("{ render: () => { throw new Error('no label'); } }");
  expect(readFileSync(join(folder, "one.fault"), "utf8")).toBe("no label");
  expect(readdirSync(folder)).toContain("one.html");
});

it("fails for a package that renders nothing", async () => {
  expect(await render("{}")).toMatchObject({ ok: false });
});
