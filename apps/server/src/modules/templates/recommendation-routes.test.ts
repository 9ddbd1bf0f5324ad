import type { Session } from "@savile/contracts";
import { tellingFigure } from "@savile/model";
import type { TemplateId } from "@savile/model";
import { describe, expect, it } from "vitest";
import { wordyPosting as jobText, wordyResume as resumeText } from "../../testing/sample-texts.ts";
import { sharedSignedIn } from "../../testing/shared-service.ts";
import { makeSession } from "../../testing/sessions.ts";
import { post } from "../../testing/visitor.ts";

const { service, person } = await sharedSignedIn();

function newSession(who = person, posting = jobText): Promise<Session> {
  return makeSession(service, who, { resume: resumeText, posting });
}

describe("the recommended template", () => {
  it("is told for a session and for a posting alone, with the measured share of its files", async () => {
    const session = await newSession();
    const one = await post(
      service,
      "/generate/recommend-template",
      { session_id: session.session_id },
      person.write,
    );
    const told = one.json<{ recommended: TemplateId; ats_score: number | null }>();
    expect(told.ats_score).toBe(tellingFigure(told.recommended));
    expect(one.json()).toMatchObject({
      confidence: expect.any(Number),
      reasoning: expect.stringMatching(/\w/),
      best_for: expect.stringMatching(/\w/),
      matched_keywords: expect.any(Array),
    });
    const direct = { job_description: jobText };
    const two = await post(service, "/generate/recommend-template-direct", direct, person.write);
    expect(Object.keys(two.json<{ scores: object }>().scores)).toHaveLength(6);
    expect(two.json<{ confidence: number }>().confidence).toBeLessThanOrEqual(1);
  });
});
