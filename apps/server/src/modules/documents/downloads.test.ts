import { exportsResponseSchema, problemSchema, upgradeSchema } from "@savile/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { removeGrant } from "../billing/grants.ts";
import { givePlan } from "../../testing/plans.ts";
import { jobText, resumeText } from "../../testing/sample-texts.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { get, post, signIn, uploadText } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

interface Owner {
  readonly person: Person;
  readonly base: string;
}

async function owner(name: string): Promise<Owner> {
  const person = await signIn(service, `${name}@example.test`);
  const uploadId = await uploadText(service, person, resumeText);
  const body = { upload_id: uploadId, job_description: jobText };
  const answer = await post(service, "/generate/generate", body, person.write);
  const { session_id } = answer.json<{ session_id: string }>();
  return { person, base: `/generate/sessions/${session_id}` };
}

const read = ({ person, base }: Owner, url: string) =>
  get(service, `${base}${url}`, person.headers);

async function used(of: Owner): Promise<number> {
  return exportsResponseSchema.parse((await read(of, "/exports")).json()).downloads.used;
}

const current = ({ person, base }: Owner, body: object) =>
  post(service, `${base}/download-current-content`, body, person.write);

describe("a plan", () => {
  it("without a format refuses it with what the plan that holds it costs and brings", async () => {
    const free = await owner("free");
    for (const url of ["/download/docx", "/download/txt?document_type=resume"]) {
      const refused = await read(free, url);
      expect(refused.statusCode).toBe(403);
      const problem = problemSchema.parse(refused.json());
      expect(problem.error_code).toBe("format_locked");
      expect(upgradeSchema.parse(problem.details)).toMatchObject({
        tier_required: "starter",
        monthly_price: 9,
        current_tier: "free",
      });
    }
    const json = problemSchema.parse((await read(free, "/download/json")).json());
    expect(upgradeSchema.parse(json.details).tier_required).toBe("professional");
    expect((await read(free, "/preview/resume?format=docx")).statusCode).toBe(403);
    expect(await used(free)).toBe(0);
  });

  it("lists which formats it holds", async () => {
    const free = await owner("lists");
    const { formats, downloads } = exportsResponseSchema.parse(
      (await read(free, "/exports")).json(),
    );
    expect(formats.filter((format) => format.available).map((format) => format.id)).toEqual([
      "pdf",
    ]);
    expect(downloads).toEqual({ used: 0, limit: 10 });
  });

  it("that ends takes nothing away of what was handed out before", async () => {
    const person = await owner("ends");
    await givePlan(service, person.person, "starter");
    expect((await read(person, "/download/docx?document_type=resume")).statusCode).toBe(200);
    await removeGrant(service.needs.database.query, person.person.accountId);
    expect((await read(person, "/download/docx?document_type=resume")).statusCode).toBe(200);
    expect((await read(person, "/download/txt?document_type=resume")).statusCode).toBe(403);
    expect(await used(person)).toBe(1);
  });
});

describe("a download", () => {
  it("counts once for a version and format; a file that was in a ZIP is free on its own", async () => {
    const person = await owner("counts");
    for (const url of ["/download/pdf?document_type=resume", "/download/pdf?document_type=resume"])
      expect((await read(person, url)).statusCode).toBe(200);
    expect(await used(person)).toBe(1);
    await read(person, "/download/pdf");
    expect(await used(person)).toBe(2);
    await read(person, "/download/pdf?document_type=cover_letter");
    await read(person, "/download/batch");
    expect(await used(person)).toBe(2);
    await givePlan(service, person.person);
    await read(person, "/download/batch");
    await read(person, "/download/docx?document_type=resume");
    expect(await used(person)).toBe(3);
  });

  it("as a ZIP hands out no format that its plan did not hold", async () => {
    const person = await owner("zip");
    await givePlan(service, person.person, "starter");
    expect((await read(person, "/download/batch")).statusCode).toBe(200);
    expect((await read(person, "/download/txt?document_type=resume")).statusCode).toBe(200);
    expect((await read(person, "/download/json?document_type=resume")).statusCode).toBe(403);
    expect((await read(person, "/download/md")).statusCode).toBe(403);
    expect(await used(person)).toBe(1);
  });

  it("is also a Word file that is asked for as a preview: no browser shows one", async () => {
    const person = await owner("preview");
    await givePlan(service, person.person, "starter");
    for (const format of ["pdf", "txt"]) {
      expect((await read(person, `/preview/resume?format=${format}`)).statusCode).toBe(200);
    }
    expect(await used(person)).toBe(0);
    const looked = await read(person, "/preview/resume?format=docx");
    expect(looked.statusCode).toBe(200);
    expect(await used(person)).toBe(1);
    await read(person, "/download/docx?document_type=resume");
    expect(await used(person)).toBe(1);
  });

  it("in another template is the same version and free", async () => {
    const person = await owner("template");
    await givePlan(service, person.person);
    await read(person, "/download/pdf?document_type=resume");
    const body = { new_template: "tech" };
    await post(service, `${person.base}/switch-template`, body, person.person.write);
    const again = await read(person, "/download/pdf?document_type=resume");
    expect(again.headers["content-disposition"]).toContain("mira-stolz-resume-tech.pdf");
    expect(await used(person)).toBe(1);
  });

  it("over the limit is refused with the next plan, and one that was made before is not", async () => {
    const person = await owner("limit");
    await read(person, "/download/pdf?document_type=resume");
    for (let n = 0; n < 9; n += 1) {
      const content = `# Mira Stolz\n\nWord ${n}`;
      const answer = await current(person, { document_type: "resume", current_content: content });
      expect(answer.statusCode).toBe(200);
    }
    expect(await used(person)).toBe(10);
    const refused = await read(person, "/download/pdf?document_type=cover_letter");
    expect(refused.statusCode).toBe(403);
    const problem = problemSchema.parse(refused.json());
    expect(problem.error_code).toBe("download_limit_exceeded");
    expect(upgradeSchema.parse(problem.details).tier_required).toBe("starter");
    expect((await read(person, "/download/pdf?document_type=resume")).statusCode).toBe(200);
  });
});

describe("the words of the editor", () => {
  it("are a PDF without being stored; the same words count once", async () => {
    const person = await owner("editor");
    const stored = (await read(person, "/documents")).json<{ documents: { resume: string } }>();
    const changed = stored.documents.resume.replace("Mira Stolz", "Mira Stolz-Weber");
    for (const round of [1, 2]) {
      const answer = await current(person, { document_type: "resume", current_content: changed });
      expect([round, answer.statusCode]).toEqual([round, 200]);
      expect(answer.headers["content-type"]).toBe("application/pdf");
      expect(answer.headers["content-disposition"]).toContain("mira-stolz-weber-resume-modern.pdf");
    }
    expect(await used(person)).toBe(1);
    const now = (await read(person, "/documents")).json<{ documents: { resume: string } }>();
    expect(now.documents.resume).toBe(stored.documents.resume);
    const same = { document_type: "resume", current_content: stored.documents.resume };
    expect((await current(person, same)).statusCode).toBe(200);
    await read(person, "/download/pdf?document_type=resume");
    expect(await used(person)).toBe(2);
  });

  it("are refused where there are none, or in a template of a larger plan", async () => {
    const person = await owner("refused");
    const blank = await current(person, { document_type: "resume", current_content: " \n " });
    expect(blank.json()).toMatchObject({ error_code: "content_blank" });
    const locked = { document_type: "resume", current_content: "# Mira", template: "academic" };
    expect((await current(person, locked)).json()).toMatchObject({ error_code: "template_locked" });
    const unknown = { ...locked, template: "baroque" };
    expect((await current(person, unknown)).json()).toMatchObject({
      error_code: "template_unknown",
    });
    expect(await used(person)).toBe(0);
  });
});
