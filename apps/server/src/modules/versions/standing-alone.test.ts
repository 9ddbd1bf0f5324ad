import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { generationSessions, sessionVersions } from "../../db/schema.ts";
import { makeSession } from "../../testing/sessions.ts";
import { sharedSignedIn } from "../../testing/shared-service.ts";
import { stateTextOf } from "../generation-sessions/version-state.ts";
import { packAgainst, packText, unpackText } from "./pack-text.ts";
import { loadDocumentRows } from "../generation-sessions/documents.ts";
import { packedState, standingAlone } from "./standing-alone.ts";

const { service, person } = await sharedSignedIn();
const { query } = service.needs.database;
const { accountId } = person;
/** Two sessions, and the state of the first as a text. */
let [first, second, stateText] = ["", "", ""];

beforeAll(async () => {
  first = (await makeSession(service, person)).session_id;
  const own = eq(generationSessions.id, first);
  const [row] = await query.select().from(generationSessions).where(own);
  if (row === undefined) throw new Error("the session is gone");
  second = service.needs.ids.next();
  await query.insert(generationSessions).values({ ...row, id: second, jobId: null });
  stateText = stateTextOf(row, await loadDocumentRows(query, first));
});

/** A version with its state, packed on its own or against the one of a number. */
function version(sessionId: string, number: number, packed: string | null, basis?: number) {
  return {
    sessionId,
    accountId,
    number,
    by: "you" as const,
    changes: { groups: [] },
    template: "modern",
    state: packed,
    basis: basis ?? null,
    createdAt: service.clock.now(),
  };
}

const lines = (word: string) => JSON.stringify({ lines: ["one", "two", word] });

describe("the versions of an export", () => {
  it("stand alone, whatever they were packed against, each in its own session", async () => {
    const stored = [
      version(first, 1, packText(lines("three"))),
      version(first, 2, packAgainst(lines("four"), lines("three")), 1),
      version(first, 3, null),
      version(second, 1, packText(lines("other"))),
      version(second, 2, packAgainst(lines("five"), lines("other")), 1),
    ];
    await query.insert(sessionVersions).values(stored);
    const alone = await standingAlone(query, stored);
    expect(
      alone.map(({ state }) => (typeof state === "string" ? unpackText(state) : state)),
    ).toEqual([lines("three"), lines("four"), null, lines("other"), lines("five")]);
    const others = stored.map((row) => ({ ...row, state: expect.anything(), basis: null }));
    expect(alone.filter(({ state }) => state !== null)).toEqual(
      others.filter(({ number }) => number !== 3),
    );
    // What stands alone already, or holds nothing, is not touched.
    expect([alone[0], alone[2], alone[3]]).toEqual([stored[0], stored[2], stored[3]]);
  });

  it("are none where there are none", async () => {
    expect(await standingAlone(query, [])).toEqual([]);
  });
});

describe("a packed state of an export", () => {
  it("is read as it was kept", () => {
    expect(packedState.parse(packText(stateText))).toMatchObject({ format: 1, template: "modern" });
  });

  it.each([
    ["no text", 7],
    ["nothing", null],
    ["not packed", "{}"],
    ["no state", packText("{}")],
    ["no JSON", packText("{")],
  ])("is refused where it is %s", (_, value) => {
    expect(() => packedState.parse(value)).toThrow(SyntaxError);
  });
});
