import { exportsResponseSchema, problemSchema, upgradeSchema } from "@savile/contracts";
import { describe, expect, it } from "vitest";
import { removeGrant } from "../billing/grants.ts";
import { newOwner } from "../../testing/sessions.ts";
import type { Owner } from "../../testing/sessions.ts";
import { givePlan } from "../../testing/plans.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { get, post } from "../../testing/visitor.ts";

const service = await sharedService();

const read = ({ person, base }: Owner, url: string) =>
  get(service, `${base}${url}`, person.headers);

async function used(of: Owner): Promise<number> {
  return exportsResponseSchema.parse((await read(of, "/exports")).json()).downloads.used;
}

const current = ({ person, base }: Owner, body: object) =>
  post(service, `${base}/download-current-content`, body, person.write);

describe("a plan", () => {
  it("without a format refuses it with what the plan that holds it costs and brings", async () => {
    const free = await newOwner(service);
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
    const free = await newOwner(service);
    const { formats, downloads } = exportsResponseSchema.parse(
      (await read(free, "/exports")).json(),
    );
    expect(formats.filter((format) => format.available).map((format) => format.id)).toEqual([
      "pdf",
    ]);
    expect(downloads).toEqual({ used: 0, limit: 10 });
  });

  it("that ends takes nothing away of what was handed out before", async () => {
    const person = await newOwner(service);
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
    const person = await newOwner(service);
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

  it("hands the table of proof out with the resume by choice, as the same version", async () => {
    const person = await newOwner(service);
    await givePlan(service, person.person, "starter");
    const plain = await read(person, "/download/txt?document_type=resume");
    const proven = await read(person, "/download/txt?document_type=resume&proof_table=true");
    expect(plain.body).not.toContain("Proof for Each Requirement");
    expect(proven.body.startsWith(plain.body.trimEnd())).toBe(true);
    expect(proven.body).toContain("Proof for Each Requirement");
    const again = await read(person, "/download/txt?document_type=resume");
    expect(again.body).toBe(plain.body);
    expect(await used(person)).toBe(1);
  });

  it("as a ZIP hands out no format that its plan did not hold", async () => {
    const person = await newOwner(service);
    await givePlan(service, person.person, "starter");
    expect((await read(person, "/download/batch")).statusCode).toBe(200);
    expect((await read(person, "/download/txt?document_type=resume")).statusCode).toBe(200);
    expect((await read(person, "/download/json?document_type=resume")).statusCode).toBe(403);
    expect((await read(person, "/download/md")).statusCode).toBe(403);
    expect(await used(person)).toBe(1);
  });

  it("is also a Word file that is asked for as a preview: no browser shows one", async () => {
    const person = await newOwner(service);
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
    const person = await newOwner(service);
    await givePlan(service, person.person);
    await read(person, "/download/pdf?document_type=resume");
    const body = { new_template: "tech" };
    await post(service, `${person.base}/switch-template`, body, person.person.write);
    const again = await read(person, "/download/pdf?document_type=resume");
    expect(again.headers["content-disposition"]).toContain("Mira Stolz - Account Manager.pdf");
    expect(await used(person)).toBe(1);
  });

  it("over the limit is refused with the next plan, and one that was made before is not", async () => {
    const person = await newOwner(service);
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
