import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { problemSchema } from "@savile/contracts";
import { createLayoutPool } from "@savile/documents";
import type { LayoutPool } from "@savile/documents";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findRoot } from "../../config/find-root.ts";
import { firstLine } from "../../testing/edit-calls.ts";
import { generate, newApplicant } from "../../testing/generation-calls.ts";
import { newOwner, readSession } from "../../testing/sessions.ts";
import type { Owner } from "../../testing/sessions.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { get, post } from "../../testing/visitor.ts";

/** A template whose compile does not end within a test's patience. */
const endless = "#for i in range(99999) { for j in range(99999) { let k = i * j } }";
const failed = [500, "render_failed", "The pages could not be laid out. Please try again."];
const attempts = 3;

let templates: string;
let pool: LayoutPool;
let service: TestService;
let owner: Owner;
let layouts = 0;

/** The layout engine in children of their own, counting what it is asked for. */
function counting(real: LayoutPool): LayoutPool {
  const layout: LayoutPool["layout"] = (input) => {
    layouts += 1;
    return real.layout(input);
  };
  return { ...real, layout, askedBy: (asker) => ({ ...real.askedBy(asker), layout }) };
}

beforeAll(async () => {
  templates = await mkdtemp(join(tmpdir(), "savile slow templates "));
  await cp(join(findRoot(), "packages/documents/src/templates"), templates, { recursive: true });
  const entry = join(findRoot(), "build/node/layout-child.mjs");
  pool = createLayoutPool({ entry, size: 1, limitMs: 400, templates });
  service = await startTestService();
  owner = await newOwner(service, "enterprise");
  await writeFile(join(templates, "modern", "main.typ"), endless);
  Object.assign(service.needs.renderer, counting(pool));
});

afterAll(async () => {
  await service.close();
  await pool.close();
  await rm(templates, { recursive: true });
});

function told(answer: { readonly statusCode: number; json(): unknown }): unknown {
  const { error_code, detail } = problemSchema.parse(answer.json());
  return [answer.statusCode, error_code, detail];
}

const looks = [
  "/preview/resume?format=pages",
  "/preview/resume?format=pdf",
  "/preview/resume/picture",
  "/parser/resume",
  "/download/pdf?document_type=resume",
];

describe("pages that take too long", () => {
  it.each(looks)("are told as such at %s", async (url) => {
    expect(told(await get(service, `${owner.base}${url}`, owner.person.headers))).toEqual(failed);
  });

  it("are told as such for words of the editor, and are no fault of the words", async () => {
    const { person, base } = owner;
    const words = { document_type: "resume", current_content: "# Mira Stolz\n\nAccount Manager" };
    expect(
      told(await post(service, `${base}/download-current-content`, words, person.write)),
    ).toEqual(failed);
  });

  it("are told as such for a draft", async () => {
    const { person, base } = owner;
    const session = await readSession(service, person, base.split("/").at(-1) ?? "");
    const edits = [firstLine(session, "Led a team of nine people.")];
    const body = { base_version: session.version, edits, have: [] };
    expect(told(await post(service, `${base}/preview/resume`, body, person.write))).toEqual(failed);
  });

  it("end a run as such: once in each attempt, so that it ends before its time does", async () => {
    const before = layouts;
    expect(
      told(await generate(service, await newApplicant(service), { template: "modern" })),
    ).toEqual(failed);
    expect(layouts - before).toBeLessThanOrEqual(attempts);
  });
});
