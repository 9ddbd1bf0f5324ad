import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importErrands, manySessions } from "./hostile-files.ts";
import { startLimited } from "./limited-server.ts";
import type { LimitedServer } from "./limited-server.ts";
import { openPerson } from "./sessions.ts";
import type { Person } from "./sessions.ts";

let server: LimitedServer;
let heavy: Person;
let other: Person;

beforeAll(async () => {
  server = await startLimited(1_024);
  heavy = await openPerson(server.url, "heavy@example.com");
  other = await openPerson(server.url, "other@example.com");
}, 600_000);
afterAll(() => server.stop());

interface Meanwhile {
  readonly answered: number;
  /** The longest wait of the other person, as a share of the time that the call took. */
  readonly share: number;
}

/** Asks for something small, again and again, until a call is answered. */
async function meanwhile(heavyCall: Promise<unknown>): Promise<Meanwhile> {
  const call = { going: true };
  const from = performance.now();
  const ended = heavyCall.finally(() => {
    call.going = false;
  });
  let answered = 0;
  let longest = 0;
  while (call.going) {
    const asked = performance.now();
    await other.send("GET", "/health");
    longest = Math.max(longest, performance.now() - asked);
    if (call.going) answered += 1;
  }
  await ended;
  return { answered, share: longest / (performance.now() - from) };
}

const session = `/api/v1/generate/sessions`;
const calls: readonly (readonly [string, () => Promise<unknown>])[] = [
  [
    "a Markdown of 23,500 sections",
    () =>
      heavy.json("POST", `${session}/${heavy.session}/direct-update`, {
        document_type: "resume",
        content: `# Ada\n${"## a\n".repeat(23_500)}`,
      }),
  ],
  [
    "a posting of five thousand lines",
    () => heavy.json("POST", "/api/v1/generate/posting", { job_description: "a\n".repeat(5_000) }),
  ],
  ["an import of many rows", () => importErrands()[2]?.send(heavy) ?? Promise.resolve()],
  [
    "an import of three hundred sessions",
    () => heavy.file("/api/v1/account/import", "a.zip", "application/zip", manySessions(300)),
  ],
  ["the export of them", () => heavy.send("GET", "/api/v1/account/export")],
];

describe("while one person sends what is heavy", () => {
  it.each(calls)(
    "%s, others are answered",
    async (_, call) => {
      // Once more where the machine itself was away for most of the time.
      let best = await meanwhile(call());
      if (best.share > 0.5) best = await meanwhile(call());
      expect(best.answered).toBeGreaterThan(2);
      expect(best.share).toBeLessThan(0.8);
    },
    600_000,
  );

  it("the server lives", () => {
    expect(server.alive()).toBe(true);
  });
});
