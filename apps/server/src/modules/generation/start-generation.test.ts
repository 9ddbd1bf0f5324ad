import { generateResponseSchema } from "@savile/contracts";
import { describe, expect, it } from "vitest";
import {
  inBackground,
  generate,
  newApplicant,
  readRun,
  startRun,
} from "../../testing/generation-calls.ts";
import { jobText, resumeText } from "../../testing/sample-texts.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { api, get, post, uploadText } from "../../testing/visitor.ts";

const service = await sharedService();
const person = await newApplicant(service);

describe("a run", () => {
  it("is joined by the same Idempotency-Key, and refused for other input under that key", async () => {
    const key = { "idempotency-key": "click-1" };
    const answers = await Promise.all(
      [1, 2, 3].map(() => startRun(service, person, `${jobText} key`, key)),
    );
    expect(new Set(answers).size).toBe(1);
    expect(
      (await generate(service, person, { job_description: `${jobText} other` }, key)).statusCode,
    ).toBe(409);
    expect((await generate(service, person, {}, { "idempotency-key": "ü" })).statusCode).toBe(422);
  });

  it("is joined by the same input within a minute even without a key", async () => {
    const [first, second] = await Promise.all([
      startRun(service, person, `${jobText} twice`),
      startRun(service, person, `${jobText} twice`),
    ]);
    expect(second).toBe(first);
  });
});

describe("input of a run", () => {
  it.each([
    ["a blank posting", { job_description: " \n\t\u200b" }, 422, "job_description_blank"],
    [
      "10,001 code points",
      { job_description: "😀".repeat(10_001) },
      422,
      "job_description_too_long",
    ],
    ["far too much text", { job_description: "x".repeat(50_000) }, 422, "job_description_too_long"],
    ["an unknown template", { template: "sparkle" }, 422, "template_unknown"],
    [
      "an unknown upload",
      { upload_id: "00000000-0000-7000-8000-000000000000" },
      404,
      "upload_not_found",
    ],
    ["neither source", { upload_id: undefined }, 422, "validation"],
    ["U+0000", { job_description: "a\u0000b" }, 422, "invalid_text"],
    ["a lone surrogate", { job_description: "a\ud800b" }, 422, "invalid_text"],
    ["an unknown field", { tier: "enterprise" }, 422, "validation"],
    [
      "a resume that states nothing",
      { upload_id: undefined, resume_data: { basics: { name: "Nobody" } } },
      422,
      "resume_without_content",
    ],
  ])("%s is refused with its own code", async (_, body, status, code) => {
    const answer = await generate(service, person, body);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ error_code: code });
  });

  it("that leaves a question about a job open is refused with it, until it is answered", async () => {
    const unclear = resumeText.replace(
      "EXPERIENCE",
      "EXPERIENCE\n\nStock Keeper\n2008 - 2010\n- Counted stock\n",
    );
    const uploadId = await uploadText(service, person, unclear);
    const refused = await generate(service, person, { upload_id: uploadId });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      error_code: "resume_unclear",
      errors: [{ path: "exp1.company", code: "no_employer", message: expect.any(String) }],
    });
    const answer = await service.app.inject({
      method: "PUT",
      url: `${api}/upload/${uploadId}/corrections`,
      headers: { ...person.write, "content-type": "application/json" },
      payload: { base_revision: 0, corrections: [{ op: "leave", what: "exp1.company" }] },
    });
    expect(answer.json()).toMatchObject({ extraction: { left: ["exp1.company"] } });
    const started = await generate(service, person, { upload_id: uploadId }, inBackground);
    expect(started.statusCode).toBe(202);
  });

  it("of 10,000 emoji is accepted", async () => {
    const answer = await post(
      service,
      "/generate/posting",
      { job_description: "😀".repeat(10_000) },
      person.write,
    );
    expect(answer.statusCode).toBe(200);
  });

  it("shows no entity of the page that it was copied from, in no document and on no screen", async () => {
    const text = jobText.replace("\n", " &amp; R&amp;amp;D\n").replaceAll(" and ", " &amp; ");
    expect(text).toContain("&amp;");
    const answer = await generate(service, person, { job_description: text });
    expect(answer.statusCode).toBe(200);
    const made = generateResponseSchema.parse(answer.json());
    const shown = await readRun(service, person, made.session_id);
    expect(shown.body).toContain("& R&D");
    expect(`${answer.body}${shown.body}`).not.toMatch(/&(?:amp|#\d+|[a-z]+);/);
  });

  it("names the employer before what the posting says, in titles and in the search", async () => {
    const made = await generate(service, person, { company: " Saltmarsh\nFoods " });
    expect(made.statusCode).toBeLessThan(300);
    const list = await get(service, "/generate/sessions?search=saltmarsh", person.write);
    expect(list.json()).toMatchObject({ total: 1, sessions: [{ company: "Saltmarsh Foods" }] });
  });

  it("that is no posting is accepted with a warning", async () => {
    const poem = "The moon is out tonight. The river hums below the town and nobody is awake.";
    const answer = await post(
      service,
      "/generate/posting",
      { job_description: poem },
      person.write,
    );
    expect(answer.json()).toMatchObject({ posting: { warnings: [expect.anything()] } });
    expect(
      (await generate(service, person, { job_description: poem }, inBackground)).statusCode,
    ).toBe(202);
  });
});
