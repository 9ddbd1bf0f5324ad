import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { effort } from "@savile/testing";
import { findOrCreateAccount } from "../accounts/repository.ts";
import type { Account } from "../accounts/repository.ts";
import { openSession } from "./open-session.ts";
import { authenticate, refreshSignIn } from "./service.ts";

let service: TestService;
let account: Account;
const histories = effort({ slice: 120, full: 1_000 });

beforeAll(async () => {
  service = await startTestService({ worker: false });
  const { needs } = service;
  account = await findOrCreateAccount(needs.database.query, {
    id: needs.ids.next(),
    email: "histories@example.test",
    createdAt: needs.clock.now(),
  });
});
afterAll(() => service.close());

/** One step of a history: wait, or present the token of a generation counted back from the newest. */
type Step = { readonly wait: number } | { readonly back: number };

const stepArbitrary: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ wait: fc.constantFrom(1_000, 29_000, 30_000, 31_000) }) },
  { weight: 5, arbitrary: fc.record({ back: fc.constant(0) }) },
  { weight: 2, arbitrary: fc.record({ back: fc.constant(1) }) },
  { weight: 1, arbitrary: fc.record({ back: fc.integer({ min: 2, max: 4 }) }) },
);

function newSession() {
  const { needs } = service;
  const browser = { ipAddress: null, name: "" };
  return openSession(needs, needs.database.query, { account, browser, verified: true });
}

/** What a session must be like: tokens by generation, when the newest was made, whether it lives. */
interface Model {
  readonly tokens: string[];
  rotatedAt: number;
  alive: boolean;
}

/** The rules in one place, apart from the code that keeps them. */
function expected(model: Model, generation: number, now: number): "next" | "same" | "refused" {
  if (!model.alive) return "refused";
  const newest = model.tokens.length - 1;
  if (generation === newest) return "next";
  const inGrace = generation === newest - 1 && now - model.rotatedAt <= 30_000;
  return inGrace ? "same" : "refused";
}

async function present(model: Model, back: number): Promise<void> {
  const generation = Math.max(0, model.tokens.length - 1 - back);
  const now = service.clock.now().getTime();
  const rule = expected(model, generation, now);
  const wasAlive = model.alive;
  const answer = await refreshSignIn(service.needs, model.tokens[generation] ?? "");
  expect(answer.ok).toBe(rule !== "refused");
  // A refused token of a living session was copied: it is told apart and ends the session.
  expect(answer.reused !== undefined).toBe(rule === "refused" && wasAlive);
  if (rule === "refused") {
    model.alive = false;
    return;
  }
  const token = answer.ok ? answer.value.refresh_token : "";
  const known = model.tokens.indexOf(token);
  expect(known).toBe(rule === "same" ? model.tokens.length - 1 : -1);
  if (rule === "same") return;
  model.tokens.push(token);
  model.rotatedAt = now;
}

describe("refresh tokens", () => {
  it(`S11 keep their rules through ${histories} random histories`, async () => {
    let refreshed = 0;
    let ended = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(stepArbitrary, { minLength: 3, maxLength: 9 }), async (steps) => {
        const { session, auth } = await newSession();
        const rotatedAt = session.rotatedAt.getTime();
        const model: Model = { tokens: [auth.refresh_token], rotatedAt, alive: true };
        for (const step of steps) {
          if ("wait" in step) service.clock.pass(step.wait);
          else await present(model, step.back);
        }
        const now = await authenticate(service.needs, auth.access_token);
        expect(now.ok).toBe(model.alive);
        refreshed += model.tokens.length - 1;
        if (!model.alive) ended += 1;
      }),
      { numRuns: histories, seed: 20_261_121 },
    );
    // The histories reached both ends.
    expect(refreshed).toBeGreaterThan(histories);
    expect(ended).toBeGreaterThan(histories / 10);
  });
});
