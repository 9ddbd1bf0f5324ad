import { err } from "@savile/model";
import { describe, expect, it } from "vitest";
import type { Terminal } from "../terminal/terminal.ts";
import { readResume } from "./sources.ts";

const never = (): never => {
  throw new Error("not asked for");
};

/** A terminal whose files are scans of two pages without words. */
function terminalOf(tell?: (text: string) => void): Terminal {
  return {
    write: never,
    complain: never,
    ...(tell && { tell }),
    readBytes: () => Promise.resolve(new Uint8Array([1])),
    writeBytes: never,
    makeFolder: never,
    listFolder: never,
    now: never,
    extractor: {
      extract: async (_, { onPage }) => {
        for (const page of [1, 2]) onPage?.({ page, pages: 2 });
        return err({ code: "no_text" });
      },
    },
    renderer: { layout: never, readBack: never },
    serve: never,
    admin: never,
    operate: never,
  };
}

describe("a scanned file", () => {
  it("tells whoever waits at a terminal which page is being read", async () => {
    const told: string[] = [];
    const terminal = terminalOf((text) => told.push(text));
    await expect(readResume("scan.pdf", terminal, "2026-11-01")).rejects.toThrow(/holds no text/);
    expect(told).toEqual(["Reading scanned page 1 of 2", "Reading scanned page 2 of 2"]);
  });

  it("tells nothing where nobody waits", async () => {
    const read = readResume("scan.pdf", terminalOf(), "2026-11-01");
    await expect(read).rejects.toThrow(/holds no text/);
  });
});
