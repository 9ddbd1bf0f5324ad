import { wireEditSchema } from "@savile/contracts";
import type { DecisionBody } from "@savile/contracts";
import { beforeAll, describe, expect, it } from "vitest";
import { textOnWire } from "../../testing/edit-calls.ts";
import { runDirectly } from "../../testing/run-directly.ts";
import { makeSession } from "../../testing/sessions.ts";
import { sharedSignedIn } from "../../testing/shared-service.ts";
import type { RunOptions, RunText } from "../../texts/text-pool.ts";
import { loadAttestedSource } from "../generation-sessions/review-state.ts";
import { findReviewed } from "../generation-sessions/reviewed-session.ts";
import type { ReviewedSession } from "../generation-sessions/reviewed-session.ts";
import { readDraft } from "./read-draft.ts";
import type { Draft, ReadDraftOptions } from "./read-draft.ts";

const { service, person } = await sharedSignedIn();
let reviewed: ReviewedSession;
beforeAll(async () => {
  const { session_id: id } = await makeSession(service, person);
  const found = await findReviewed(service.needs.database.query, person.accountId, id);
  if (!found.ok) throw new Error(found.error);
  reviewed = found.value;
});

/** A draft that names the person otherwise. */
function renamed(decisions?: readonly DecisionBody[]): Draft {
  const edit = wireEditSchema.parse(textOnWire("name", "Mira Stolz", "Mira Stolz-Ek"));
  const now = service.clock.now().toISOString();
  return { edits: { from: "wire", edits: [edit], now }, decisions };
}

/** Reads a draft; also tells what was asked of the process that works on texts. */
async function read(draft: Draft, how: Omit<ReadDraftOptions, "source">) {
  const asked: { input: unknown; options: RunOptions | undefined }[] = [];
  const texts: RunText = (task, input, options) => {
    asked.push({ input, options });
    return runDirectly(task, input, options);
  };
  const source = () => loadAttestedSource(service.needs.database.query, reviewed.session.row);
  const options = { ...how, source };
  const laid = await readDraft({ ...service.needs, texts }, reviewed, draft, options);
  return { laid, asked };
}

const withSource = expect.objectContaining({ facts: expect.any(Array) });

describe("a draft", () => {
  it("is laid over its session without the source where nothing is reviewed", async () => {
    const { laid, asked } = await read(renamed(), { review: false });
    expect(asked).toMatchObject([{ input: { extraction: null, review: false } }]);
    expect(laid).toMatchObject({
      ok: true,
      value: { documents: { resume: { name: "Mira Stolz-Ek" } }, tailoring: null, refused: [] },
    });
    expect(reviewed.tailoring.resume.resume.name).toBe("Mira Stolz");
  });

  it("is reviewed against the source, at the time of the service", async () => {
    const { laid, asked } = await read(renamed(), { review: true });
    const at = service.clock.now().toISOString();
    expect(asked).toMatchObject([{ input: { extraction: withSource, at } }]);
    expect(laid).toMatchObject({
      ok: true,
      value: { same: false, tailoring: { resume: { resume: { name: "Mira Stolz-Ek" } } } },
    });
  });

  it("with decisions needs the source in any case, and is refused where one cannot be used", async () => {
    const decided = await read(renamed([]), { review: false });
    expect(decided.asked).toMatchObject([{ input: { extraction: withSource } }]);
    expect(decided.laid).toMatchObject({ ok: true, value: { decisions: [], tailoring: null } });
    const wordless = { change_id: "c1", action: "edit", after: null } as const;
    const refused = await read(renamed([wordless]), { review: false });
    expect(refused.laid).toEqual({ ok: false, error: "decision_unusable" });
  });

  it("is worked on in the name of its account, for as long as somebody waits", async () => {
    const { signal } = new AbortController();
    const { asked } = await read(renamed(), { review: false, signal });
    const [call] = asked;
    expect(call?.options?.account).toBe(person.accountId);
    expect(call?.options?.signal).toBe(signal);
  });
});
