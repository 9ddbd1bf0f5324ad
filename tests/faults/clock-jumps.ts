import { subscriptionResponseSchema } from "@savile/contracts";
import { planCatalogue } from "@savile/model";
import { stillClock } from "../../apps/server/src/testing/clock.ts";
import { jobText, resumeText } from "../../apps/server/src/testing/sample-texts.ts";
import {
  closeGround,
  openGround,
  startTestService,
} from "../../apps/server/src/testing/test-service.ts";
import type { TestService } from "../../apps/server/src/testing/test-service.ts";
import { get, post, signIn, uploadText } from "../../apps/server/src/testing/visitor.ts";
import type { Person } from "../../apps/server/src/testing/visitor.ts";
import { chargeUsage, holdUsage } from "../../apps/server/src/modules/usage/usage.ts";
import type { FaultRow } from "./fault-row.ts";

const hourMs = 60 * 60_000;
const { generations } = planCatalogue.free;

/** A second of which the next one may be another month. */
interface Moment {
  readonly at: string;
  readonly begins: boolean;
}

const moments: readonly Moment[] = [
  { at: "2027-03-31T23:59:59Z", begins: true },
  { at: "2027-12-31T23:59:59Z", begins: true },
  { at: "2028-02-28T23:59:59Z", begins: false },
  { at: "2028-02-29T23:59:59Z", begins: true },
  { at: "2027-02-28T23:59:59Z", begins: true },
  // Clocks of people are put forward and back here; ours count in UTC.
  { at: "2027-03-28T00:59:59Z", begins: false },
  { at: "2027-10-31T00:59:59Z", begins: false },
];

async function usedOf(service: TestService, person: Person): Promise<number> {
  const answer = await get(service, "/generate/user/subscription", person.headers);
  return subscriptionResponseSchema.parse(answer.json()).usage.generations_used;
}

/** Uses the month up but for the last run, which is a real one. */
async function fillMonth(service: TestService, person: Person, uploadId: string): Promise<number> {
  const { database, clock } = service.needs;
  for (let run = 1; run < generations; run += 1) {
    const subject = `run-${run}`;
    const { accountId } = person;
    await database.transaction(async (queries) => {
      await holdUsage(queries, { accountId, kind: "generation", subject, now: clock.now() });
      await chargeUsage(queries, accountId, subject);
    });
  }
  const body = { upload_id: uploadId, job_description: jobText };
  return (await post(service, "/generate/generate", body, person.write)).statusCode;
}

/** Answers what went wrong around a moment. */
async function passMoment({ at, begins }: Moment): Promise<string[]> {
  const ground = { ...(await openGround()), clock: stillClock(at) };
  const service = await startTestService({ ground });
  const wrong: string[] = [];
  const expect = (what: string, is: boolean): void => {
    if (!is) wrong.push(`${at}: ${what}`);
  };
  try {
    const person = await signIn(service, "mira@example.test");
    const uploadId = await uploadText(service, person, resumeText);
    expect("the last run of the month", (await fillMonth(service, person, uploadId)) === 200);
    const more = { upload_id: uploadId, job_description: `${jobText}\n- Spanish` };
    const ask = async () =>
      (await post(service, "/generate/generate", more, person.write)).statusCode;
    expect(
      "one run too many",
      (await ask()) === 429 || (await usedOf(service, person)) === generations,
    );
    expect("all are used", (await usedOf(service, person)) === generations);
    service.clock.pass(2_000);
    const fresh = begins ? 0 : generations;
    expect("the count after it", (await usedOf(service, person)) === fresh);
    if (begins) expect("the first run of the month", (await ask()) === 200);
    const after = begins ? 1 : generations;
    expect("it is counted once", (await usedOf(service, person)) === after);
    // Back over the moment and forth again: what was counted stays.
    service.clock.pass(-hourMs);
    expect(
      "signed in an hour before",
      (await get(service, "/auth/me", person.headers)).statusCode === 200,
    );
    service.clock.pass(hourMs);
    expect("the count stays", (await usedOf(service, person)) === after);
    service.clock.pass(hourMs);
    expect(
      "an old token is refused",
      (await get(service, "/auth/me", person.headers)).statusCode === 401,
    );
    const body = { refresh_token: person.refreshToken };
    expect("and renewed", (await post(service, "/auth/refresh", body)).statusCode === 200);
  } finally {
    await service.close();
    await closeGround(ground);
  }
  return wrong;
}

/** F24: the clock passes ends of months, leap days and changes of summer time, and jumps an hour back and forth. */
export async function jumpClocks(): Promise<FaultRow> {
  const row = { acknowledged: 0, lost: 0, starts: 0, started: 0 };
  for (const moment of moments) {
    const wrong = await passMoment(moment);
    for (const what of wrong) console.log(what);
    row.starts += 1;
    row.started += wrong.length === 0 ? 1 : 0;
    row.acknowledged += generations + (moment.begins ? 1 : 0);
    row.lost += wrong.filter((what) => /count/.test(what)).length;
  }
  return {
    fault: "F24: ends of months, leap days, summer time, an hour back and forth",
    times: `${moments.length} moments`,
    ...row,
    note: "the month begins anew once, or not at all",
  };
}
