import { sessionSchema } from "@savile/contracts";
import type { Session } from "@savile/contracts";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { proposedIn, refine, refinementsOf, skillOf } from "../../testing/refinement-calls.ts";
import { jobText } from "../../testing/sample-texts.ts";
import { makeSession, readSession } from "../../testing/sessions.ts";
import { sharedSignedIn } from "../../testing/shared-service.ts";
import { get, post } from "../../testing/visitor.ts";

const { service, person } = await sharedSignedIn();

function newSession(who = person, posting = jobText): Promise<Session> {
  return makeSession(service, who, { posting });
}

describe("the list of instructions", () => {
  it("is newest first, with the average time and what may be asked for next", async () => {
    const session = await newSession();
    await refine(service, person, session, "Make it pop");
    await service.needs.database.query.execute(
      sql`update refinements set created_at = created_at - interval '1 second'
        where session_id = ${session.session_id}`,
    );
    await refine(service, person, session, "Make the letter shorter");
    const found = await refinementsOf(service, person, session);
    expect(found.refinements.map((one) => one.instruction)).toEqual([
      "Make the letter shorter",
      "Make it pop",
    ]);
    expect(found.target_ms).toBe(15_000);
    expect(found.average_ms).toBeLessThan(15_000);
    expect(found.suggestions.length).toBeGreaterThan(2);
  });

  it("keeps what was proposed when an answer makes the documents anew", async () => {
    const wanted = jobText.replace("- Salesforce", "- Power BI\n- Salesforce");
    const session = await newSession(person, wanted);
    await refine(service, person, session, `Drop ${skillOf(session)}`);
    const url = `/generate/sessions/${session.session_id}`;
    const gaps = (await get(service, `${url}/gaps`, person.headers)).json<{
      questions: { id: string; canonical: string; term: string; roles: { id: string }[] }[];
    }>();
    const [question] = gaps.questions;
    if (question === undefined) throw new Error("there is no question");
    const now = await readSession(service, person, session.session_id);
    const body = {
      base_version: now.version,
      answer: {
        gapId: question.id,
        canonical: question.canonical,
        answer: "yes",
        role: question.roles[0]?.id ?? "",
        when: "2023",
        text: `Used ${question.term} every week`,
      },
    };
    const answered = await post(service, `${url}/gaps`, body, person.write);
    expect(proposedIn(sessionSchema.parse(answered.json()))).toHaveLength(1);
  });
});
