import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { programReader } from "./field-readers.ts";

const folder = mkdtempSync(join(tmpdir(), "savile-readers-"));
afterAll(() => rmSync(folder, { recursive: true }));

function program(name: string, lines: string): void {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${lines}\n`);
  chmodSync(path, 0o755);
}

describe("a parser that others wrote", () => {
  it("that is not there is told apart from one that fails", async () => {
    program("fails", "echo broken >&2; exit 1");
    expect(await programReader(folder, "absent", "pdf").read(["a.pdf"])).toBeNull();
    const read = await programReader(folder, "fails", "pdf").read(["a.pdf"]);
    expect(read?.get("a.pdf")).toMatchObject({ kind: "fault" });
  });

  it("answers with fields for each file, or why it has none", async () => {
    program("reads", `echo '[{"name":"Ada","jobs":[{"title":"Nurse"}]},{"fault":"no text"}]'`);
    const read = await programReader(folder, "reads", "pdf").read(["a.pdf", "b.pdf"]);
    expect(read?.get("a.pdf")).toMatchObject({
      kind: "fields",
      name: "Ada",
      email: "",
      jobs: [{ title: "Nurse", employer: "", dates: "" }],
    });
    expect(read?.get("b.pdf")).toEqual({ kind: "fault", why: "no text" });
  });

  it("that prints anything else has failed", async () => {
    program("talks", "echo hello");
    const read = await programReader(folder, "talks", "docx").read(["a.docx"]);
    expect(read?.get("a.docx")).toMatchObject({ kind: "fault" });
  });
});
