import type { Session } from "@savile/contracts";
import { describe, expect, it } from "vitest";
import { sampleSession } from "../../../testing/sample-session.ts";
import { createReviewStore } from "./review-store.ts";
import type { ReviewPorts } from "./review-store.ts";
import type { Decision } from "./decision-log.ts";

function decision(change_id: string, action: Decision["action"] = "accept"): Decision {
  return { change_id, action, after: "text", at: "2026-01-01T00:00:00Z" };
}

class Stale extends Error {}

/** A server of one session, as far as the store talks to it; it can be slow, fail, and be used by others. */
function smallServer() {
  let session: Session = { ...sampleSession(), version: 1, decisions: [] };
  const failures: Error[] = [];
  const calls: string[][] = [];
  function accept(version: number): void {
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    if (version !== session.version) throw new Stale();
  }
  const ports: ReviewPorts = {
    send: async (version, decisions) => {
      calls.push(decisions.map((one) => `${one.change_id} ${one.action}`));
      await Promise.resolve();
      accept(version);
      session = { ...session, version: version + 1, decisions: [...decisions] };
      return session;
    },
    answer: async (version, answer) => {
      calls.push([answer.gapId]);
      await Promise.resolve();
      accept(version);
      session = { ...session, version: version + 1 };
      return session;
    },
    reload: async () => await Promise.resolve(session),
    isStale: (error) => error instanceof Stale,
    onSession: () => undefined,
  };
  return {
    calls,
    failures,
    session: () => session,
    otherWindow: (decisions: Decision[]) => {
      session = { ...session, version: session.version + 1, decisions };
    },
    store: createReviewStore(ports, session),
  };
}

async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

function actionsOf(decisions: readonly Decision[]): string[] {
  return decisions.map((one) => `${one.change_id} ${one.action}`);
}

describe("the store of decisions", () => {
  it("shows a decision at once and stores the whole list", async () => {
    const { store, calls, session } = smallServer();
    store.decide([decision("c1")]);
    expect(actionsOf(store.get().log.now)).toEqual(["c1 accept"]);
    expect(store.get().save.kind).toBe("saving");
    await settled();
    expect(store.get().save.kind).toBe("saved");
    expect(calls).toEqual([["c1 accept"]]);
    expect(actionsOf(session().decisions)).toEqual(["c1 accept"]);
  });

  it("makes one call at a time and sends what came meanwhile together", async () => {
    const { store, calls } = smallServer();
    store.decide([decision("c1")]);
    store.decide([decision("c2", "reject")]);
    store.decide([decision("c3")]);
    await settled();
    expect(calls).toEqual([["c1 accept"], ["c1 accept", "c2 reject", "c3 accept"]]);
  });

  it("stores a shorter list for an undo and the longer one again for a redo", async () => {
    const { store, session } = smallServer();
    store.decide([decision("c1", "reject")]);
    await settled();
    store.undo();
    await settled();
    expect(session().decisions).toEqual([]);
    store.redo();
    await settled();
    expect(actionsOf(session().decisions)).toEqual(["c1 reject"]);
  });

  it("puts decisions back that could not be stored, and stores them on a second try", async () => {
    const { store, failures, session } = smallServer();
    store.decide([decision("c1")]);
    await settled();
    failures.push(new Error("the line is down"));
    store.decide([decision("c2", "reject")]);
    await settled();
    expect(store.get().save).toMatchObject({ kind: "failed" });
    expect(actionsOf(store.get().log.now)).toEqual(["c1 accept"]);
    store.retry();
    await settled();
    expect(store.get().save.kind).toBe("saved");
    expect(actionsOf(session().decisions)).toEqual(["c1 accept", "c2 reject"]);
  });

  it("takes in what another window decided and loses nothing of either", async () => {
    const { store, otherWindow, session } = smallServer();
    otherWindow([decision("c1", "reject"), decision("c2")]);
    store.decide([decision("c2", "reject"), decision("c3")]);
    await settled();
    expect(store.get().merges).toBe(1);
    expect(actionsOf(session().decisions)).toEqual(["c1 reject", "c2 reject", "c3 accept"]);
    expect(actionsOf(store.get().log.now)).toEqual(actionsOf(session().decisions));
  });

  it("sends an answer after the decisions before it, and those made meanwhile after it", async () => {
    const { store, calls } = smallServer();
    store.decide([decision("c1")]);
    const answered = store.answerGap({ gapId: "gap.r2", canonical: "topiary", answer: "no" });
    await Promise.resolve();
    store.decide([decision("c2")]);
    await answered;
    await settled();
    expect(calls.at(0)).toEqual(["c1 accept"]);
    expect(calls.flat()).toContain("gap.r2");
    expect(calls.at(-1)).not.toEqual(calls.at(0));
    expect(actionsOf(store.get().log.now)).toEqual(["c1 accept", "c2 accept"]);
  });

  it("takes in what the server has when it is told another way, and keeps what was decided here", async () => {
    const { store, otherWindow, session } = smallServer();
    store.decide([decision("c1")]);
    await settled();
    otherWindow([decision("c1"), decision("c2", "reject")]);
    store.sync(session());
    expect(actionsOf(store.get().log.now)).toEqual(["c1 accept", "c2 reject"]);
    store.sync({ ...session(), version: 1, decisions: [] });
    expect(store.get().log.now).toHaveLength(2);
  });

  it("tells that an answer was refused and keeps the decisions", async () => {
    const { store, failures } = smallServer();
    failures.push(new Error("refused"));
    const answer = { gapId: "gap.r2", canonical: "topiary", answer: "no" } as const;
    await expect(store.answerGap(answer)).rejects.toThrow("refused");
    store.decide([decision("c1")]);
    await settled();
    expect(store.get().save.kind).toBe("saved");
  });
});
