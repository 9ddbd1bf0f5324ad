import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const inRoot = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

const program = `
import { createExtractionPool } from ${JSON.stringify(new URL("./extraction-pool.ts", import.meta.url).href)};
const pool = createExtractionPool({
  entry: ${JSON.stringify(inRoot("build/node/extraction-child.mjs"))},
  readable: [${JSON.stringify(inRoot("node_modules"))}],
});
const bytes = new TextEncoder().encode("Ada Winter\\nada@example.org\\n\\nSkills\\nBaking, Accounts\\n");
const first = await pool.extract(bytes, { today: "2026-01-01" });
await pool.close();
console.log(first.ok, "closed");
`;

it("keeps a program alive until its idle children have ended", async () => {
  const args = ["--import", "tsx", "--input-type=module", "-e", program];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout.trim()).toBe("true closed");
});
