import { rmSync } from "node:fs";
import type { PaidPlan } from "@savile/model";
import { signInAdmin } from "./mails.ts";
import { givePlan } from "./plans.ts";
import type { SignedInService } from "./signed-in.ts";
import { startTestService } from "./test-service.ts";
import type { TestService } from "./test-service.ts";
import { newPerson } from "./visitor.ts";
import type { Person } from "./visitor.ts";

let started: Promise<TestService> | null = null;
let admin: Promise<Person> | null = null;

async function start(): Promise<TestService> {
  // It lives as long as its worker does: what looks too often takes its share of every other test.
  const service = await startTestService({ pollMs: 2_000 });
  Object.assign(service.clock, {
    pass: () => {
      throw new Error("the clock of the shared service stands: other files of this worker read it");
    },
  });
  // Nobody knows which file is the last one; the worker itself is ended by a signal.
  process.once("SIGTERM", () => {
    rmSync(service.folder, { recursive: true, force: true });
    process.exit();
  });
  return service;
}

/**
 * The service that the test files of one worker share, since a new one costs a second: with a worker for jobs
 * and the usual settings. Its files make people of their own, count nothing of others, change no part and do
 * not move the clock; who has to, starts a service.
 */
export function sharedService(): Promise<TestService> {
  started ??= start();
  return started;
}

/** The shared service with somebody new who has a paid plan, by default the largest. */
export async function sharedSignedIn(plan: PaidPlan = "enterprise"): Promise<SignedInService> {
  const service = await sharedService();
  const person = await newPerson(service);
  await givePlan(service, person, plan);
  return { service, person };
}

/** The administrator of the shared service: one code a minute is sent to an address, and its clock stands. */
export async function sharedAdmin(): Promise<Person> {
  const service = await sharedService();
  admin ??= signInAdmin(service);
  return admin;
}
