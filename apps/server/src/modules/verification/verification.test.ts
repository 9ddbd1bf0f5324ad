import { matchedPostingSchema, proofreadSchema, verifiedClaimsSchema } from "@savile/contracts";
import { describe, expect, it } from "vitest";
import { jobText, resumeText } from "../../testing/sample-texts.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { newPerson, post, refusalOf, uploadText } from "../../testing/visitor.ts";

const service = await sharedService();
const person = await newPerson(service);
const ask = (path: string, body: unknown) => post(service, `/verify/${path}`, body, person.write);
const claims = [
  { id: "true", text: "Led a team of 4 people through a change of system", section: "experience" },
  { id: "lie", text: "Led a team of 40 engineers at Google.", section: "experience" },
];

describe("claims about a resume", () => {
  it("come back with verdicts, reasons and the words that carry them", async () => {
    const answer = await ask("claims", { resume_text: resumeText, claims });
    const { claims: found } = verifiedClaimsSchema.parse(answer.json());
    const [honest, lie] = found;
    expect(found.map(({ id }) => id)).toEqual(["true", "lie"]);
    expect([honest?.verdict, lie?.verdict]).toEqual(["supported", "unsupported"]);
    expect(lie?.reasons.length).toBeGreaterThan(0);
    for (const { span, quote } of found.flatMap(({ spans }) => spans)) {
      expect(span[0]).toBeLessThan(span[1]);
      expect(resumeText).toContain(quote);
    }
  });

  it("are judged the same by an upload", async () => {
    const upload_id = await uploadText(service, person, resumeText);
    const byText = await ask("claims", { resume_text: resumeText, claims });
    expect((await ask("claims", { upload_id, claims })).json()).toEqual(byText.json());
  });

  it("need exactly one resume, which has to say something", async () => {
    expect(await refusalOf(ask("claims", { claims }))).toBe("422 validation");
    const both = { upload_id: "u", resume_text: "x", claims };
    expect(await refusalOf(ask("claims", both))).toBe("422 validation");
    expect(await refusalOf(ask("claims", { resume_text: " \n ", claims }))).toBe("422 validation");
    const none = ask("claims", { upload_id: "none", claims });
    expect(await refusalOf(none)).toBe("404 upload_not_found");
  });
});

describe("sentences", () => {
  it("are told whole or faulty, with the words that show it", async () => {
    const sentences = [
      { id: "good", text: "Prepared monthly reports for the board." },
      { id: "bad", text: "Prepared {{number}} reports for the the board." },
    ];
    const { sentences: found } = proofreadSchema.parse(
      (await ask("sentences", { sentences })).json(),
    );
    expect(found.map(({ id, ok }) => [id, ok])).toEqual([
      ["good", true],
      ["bad", false],
    ]);
    expect(found[1]?.faults[0]?.span.length).toBeGreaterThan(0);
  });
});

describe("a job description beside a resume", () => {
  it("is told requirement by requirement, with the lines that show it", async () => {
    const body = { resume_text: resumeText, job_description: jobText };
    const matched = matchedPostingSchema.parse((await ask("match", body)).json());
    expect(matched.requirements.length).toBeGreaterThan(1);
    expect(matched.requirements.some(({ verdict }) => verdict === "met")).toBe(true);
    const bare = matched.requirements.filter(
      ({ verdict, lines }) => verdict === "met" && lines.length === 0,
    );
    expect(bare).toEqual([]);
    const blank = ask("match", { resume_text: resumeText, job_description: " " });
    expect(await refusalOf(blank)).toBe("422 job_description_blank");
  });
});
