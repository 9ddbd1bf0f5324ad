import { exportsResponseSchema } from "@savile/contracts";
import { describe, expect, it } from "vitest";
import { newOwner } from "../../testing/sessions.ts";
import type { Owner } from "../../testing/sessions.ts";
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

describe("the words of the editor", () => {
  it("are a PDF without being stored; the same words count once", async () => {
    const person = await newOwner(service);
    const stored = (await read(person, "/documents")).json<{ documents: { resume: string } }>();
    const changed = stored.documents.resume.replace("Mira Stolz", "Mira Stolz-Weber");
    for (const round of [1, 2]) {
      const answer = await current(person, { document_type: "resume", current_content: changed });
      expect([round, answer.statusCode]).toEqual([round, 200]);
      expect(answer.headers["content-type"]).toBe("application/pdf");
      expect(answer.headers["content-disposition"]).toContain("Mira Stolz-Weber - ");
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
    const person = await newOwner(service);
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
