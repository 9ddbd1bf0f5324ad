import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";
import { oldWordFile } from "../testing/old-word.data.ts";
import { readDoc } from "./read-doc.ts";

async function read(bytes: Uint8Array) {
  const result = await extract(bytes, { today: "2026-11-29" });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

test("a document of an old Word is read with its styles, its table, its list and its link", async () => {
  const { format, resume } = await read(oldWordFile());
  expect(format).toBe("doc");
  expect(resume).toMatchObject({
    name: "Berit Åsmundsen",
    contact: {
      email: "berit@example.org",
      phone: "+47 22 55 01 88",
      links: [{ text: "https://example.org/berit" }],
    },
    experience: [
      {
        title: "Bridge inspector",
        company: "Nordvei Tilsyn",
        dates: { start: "2019-03", end: "present" },
      },
      {
        title: "Welder",
        company: "Fjordstål AS",
        dates: { start: "2014", end: "2019" },
        bullets: [{ text: "Welded 30 gates" }, { text: "Trained two apprentices" }],
      },
    ],
    education: [{ school: "Elvebakken School", dates: { start: "2012", end: "2014" } }],
  });
});

test("words that are hidden or were taken back, and a footer that reaches nobody, are not read", async () => {
  const { lines } = await read(oldWordFile());
  const text = lines.map((line) => line.text).join("\n");
  expect(text).toContain("“by foot” — łódź");
  expect(text).not.toMatch(/salary|Withdrawn|Private copy/u);
});

/** What becomes of a file: that it was read, or why not. */
function fateOf(bytes: Uint8Array): string {
  const result = readDoc(bytes);
  return result.ok ? "read" : result.error.code;
}

test("a document that is cut or broken anywhere is refused or read, and never hangs", () => {
  const whole = oldWordFile();
  const fates = new Set<string>();
  for (let length = 16; length < whole.length; length += 509)
    fates.add(fateOf(whole.slice(0, length)));
  for (let at = 8; at < whole.length; at += 97) {
    const broken = whole.slice();
    broken.fill(at % 2 === 0 ? 0xff : 0x00, at, at + 12);
    fates.add(fateOf(broken));
  }
  const known = ["read", "damaged", "no_text", "old_word_file", "encrypted_docx"];
  expect([...fates].filter((fate) => !known.includes(fate))).toEqual([]);
  expect(fates).toContain("damaged");
});

test("sectors that follow each other in a circle are no file", () => {
  const bytes = oldWordFile();
  const view = new DataView(bytes.buffer);
  const table = (view.getUint32(76, true) + 1) * 512;
  for (let at = 0; at < 128; at += 1) view.setUint32(table + at * 4, at === 0 ? 1 : 0, true);
  expect(readDoc(bytes)).toMatchObject({ ok: false, error: { code: "damaged" } });
});

test("a document of a Word before 97 gets the sentence that says what to do", () => {
  const bytes = oldWordFile();
  const start = Buffer.from(bytes.buffer).indexOf(Buffer.from([0xec, 0xa5]));
  new DataView(bytes.buffer).setUint16(start + 2, 0x65, true);
  expect(readDoc(bytes)).toMatchObject({ ok: false, error: { code: "old_word_file" } });
});

test("a document behind a password is called so", () => {
  const bytes = oldWordFile();
  const start = Buffer.from(bytes.buffer).indexOf(Buffer.from([0xec, 0xa5]));
  const flags = start + 10;
  bytes[flags + 1] = (bytes[flags + 1] ?? 0) | 1;
  expect(readDoc(bytes)).toMatchObject({ ok: false, error: { code: "encrypted_docx" } });
});
