import { problemSchema, routes } from "@savile/contracts";
import type { Route } from "@savile/contracts";
import * as fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rateLimits } from "../db/schema.ts";
import { valuesOf } from "../testing/arbitrary-of.ts";
import { callRoute } from "../testing/call-route.ts";
import { effort } from "@savile/testing";
import { signInAdmin } from "../testing/mails.ts";
import { jobText, resumeText } from "../testing/sample-texts.ts";
import { startTestService } from "../testing/test-service.ts";
import type { TestService } from "../testing/test-service.ts";
import { post, signIn, uploadText } from "../testing/visitor.ts";
import type { Person } from "../testing/visitor.ts";

/** Valid and, apart from them, spoilt bodies a route. */
const bodies = effort({ slice: 4, full: 200 });
const seed = 20_261_121;
let service: TestService;
let owner: Person;
let admin: Person;
let uploadId: string;
let sessionId: string;

beforeAll(async () => {
  service = await startTestService({ worker: false });
  owner = await signIn(service, "owner@example.test");
  admin = await signInAdmin(service);
  uploadId = await uploadText(service, owner, resumeText);
  const worker = service.startWorker();
  const body = { upload_id: uploadId, job_description: jobText };
  const made = await post(service, "/generate/generate", body, owner.write);
  sessionId = made.json<{ session_id: string }>().session_id;
  // From here on nothing works on what is started: the answers are what counts.
  await worker.stop();
});
beforeEach(() => service.needs.database.query.delete(rateLimits));
afterAll(() => service.close());

const table: [string, Route][] = Object.entries(routes);
/** A sign-out or a deletion would end the game; the clock of payments would move it. */
const ends = ["logout", "deleteAccount", "sandboxClock", "setSandboxDelivery"];
const withBody = table.filter(([name, route]) => route.body !== undefined && !ends.includes(name));

const oddities: readonly unknown[] = [
  null,
  0,
  -1,
  1e308,
  "",
  "\u0000",
  "\ud83d",
  "' or 1=1 --",
  "x".repeat(5_000),
  [],
  {},
  [[[[]]]],
  true,
  "<img src=x onerror=alert(1)>",
  "../../etc/passwd",
  "${7*7}{{7*7}}",
  "\u202Eevil",
];

/** Bodies with one value replaced, one key taken away, or one added. */
function spoil(body: unknown, index: number): unknown {
  const keys = Object.keys(Object(body));
  const key = keys[index % Math.max(1, keys.length)];
  const oddity = oddities[index % oddities.length];
  if (key === undefined || typeof body !== "object" || body === null) return oddity;
  const kind = index % 5;
  if (kind === 0) return Object.fromEntries(Object.entries(body).filter(([name]) => name !== key));
  if (kind === 1) return { ...body, surprise: oddity };
  return { ...body, [key]: oddity };
}

const fillings = fc.sample(fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/), { seed, numRuns: 50 });

/** Every second address names something that is there. */
function urlOf(route: Route, index: number): string {
  const real = route.path.includes("/upload/") ? uploadId : sessionId;
  return route.path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    if (name === "type") return "resume";
    if (name === "id" && index % 2 === 0 && route.access !== "admin") return real;
    return fillings[(index + name.length) % fillings.length] ?? "x";
  });
}

/** Waits until calls may be made again; tokens may have run out meanwhile. */
async function waitForLimits(): Promise<void> {
  service.clock.pass(61_000);
  await service.needs.database.query.delete(rateLimits);
  owner = await signIn(service, "owner@example.test");
  admin = await signInAdmin(service);
}

async function call(route: Route, text: string, index: number) {
  const who = route.access === "admin" ? admin.write : owner.write;
  const headers = route.access === "anyone" ? {} : { ...who, prefer: "respond-async" };
  return callRoute(service, { route, url: urlOf(route, index), headers, body: text });
}

/** What is wrong with the answer to a body; `null` when nothing is. */
async function faultOf(route: Route, body: unknown, index: number): Promise<string | null> {
  const text = JSON.stringify(body) ?? "";
  let answer = await call(route, text, index);
  if (answer.statusCode === 429) {
    await waitForLimits();
    answer = await call(route, text, index);
  }
  if (answer.statusCode >= 500) return `${answer.statusCode} to ${text.slice(0, 300)}`;
  if (answer.statusCode >= 400) {
    const problem = problemSchema.safeParse(answer.json());
    return problem.success ? null : `no problem in the answer to ${text.slice(0, 300)}`;
  }
  if (typeof route.response === "string" || answer.statusCode !== (route.status ?? 200))
    return null;
  const read = route.response.safeParse(answer.json());
  return read.success ? null : `an answer of another shape to ${text.slice(0, 300)}`;
}

describe(`a call with ${bodies} valid and ${bodies} spoilt bodies`, () => {
  it.each(withBody)("%s never fails and answers what its schema says", async (_, route) => {
    if (route.body === undefined) return;
    const valid = valuesOf(route.body, seed, bodies);
    expect(valid.length).toBeGreaterThan(0);
    const all = [
      ...valid,
      ...Array.from({ length: bodies }, (__, index) => spoil(valid[index % valid.length], index)),
    ];
    const faults: string[] = [];
    for (const [index, body] of all.entries()) {
      const fault = await faultOf(route, body, index);
      if (fault !== null) faults.push(fault);
    }
    expect(faults).toEqual([]);
  });

  it.each(withBody.filter(([, route]) => route.access !== "anyone"))(
    "%s lets nobody in without signing in",
    async (_, route) => {
      if (route.body === undefined) return;
      for (const [index, body] of valuesOf(route.body, seed + 1, Math.min(bodies, 20)).entries()) {
        const answer = await callRoute(service, {
          route,
          url: urlOf(route, index),
          headers: {},
          body: JSON.stringify(body),
        });
        expect(answer.statusCode).toBe(401);
      }
    },
  );
});
