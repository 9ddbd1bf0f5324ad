import { exportsResponseSchema } from "@savile/contracts";
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newOwner } from "../../testing/sessions.ts";
import { countingRenderer } from "../../testing/counting-renderer.ts";
import type { Counted } from "../../testing/counting-renderer.ts";
import { jobText, resumeText } from "../../testing/sample-texts.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { get, post, signIn, uploadText } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";

let service: TestService;
let person: Person;
let base: string;
const counted: Counted = { layouts: 0, readable: true };

beforeAll(async () => {
  service = await startTestService({ parts: { renderer: countingRenderer(counted) } });
  ({ person, base } = await newOwner(service, "enterprise"));
});
afterAll(() => service.close());

const read = (url: string) => get(service, `${base}${url}`, person.headers);
async function used(session = base, of = person): Promise<number> {
  const answer = await get(service, `${session}/exports`, of.headers);
  return exportsResponseSchema.parse(answer.json()).downloads.used;
}
const download = (format: string, kind = "resume") =>
  read(`/download/${format}?document_type=${kind}`);

describe("a download", () => {
  it("of the same version is the same bytes, made once, and listed with its proof", async () => {
    const first = await download("pdf");
    const before = counted.layouts;
    const second = await download("pdf");
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(counted.layouts).toBe(before);
    const { exports } = exportsResponseSchema.parse((await read("/exports")).json());
    const listed = exports.find((file) => file.document_type === "resume");
    expect(listed?.sha256).toBe(createHash("sha256").update(first.rawPayload).digest("hex"));
    expect(listed?.read_back).toMatchObject({ missing: [], inOrder: true, tagged: true });
    const fields = listed?.read_back.fields;
    expect(fields?.recovered).toBe(fields?.intended);
  });

  it("is made again when the kept bytes are gone or were altered", async () => {
    const first = await download("txt");
    const [row] = await service.needs.database.query.query.exportedFiles.findMany({
      where: (table, { eq }) => eq(table.format, "txt"),
    });
    await service.needs.blobs.put(row?.blobKey ?? "", Buffer.from("something else"));
    expect((await download("txt")).body).toBe(first.body);
  });

  it("is refused, and not counted, when a printed line cannot be read back", async () => {
    const other = await signIn(service, "other@example.test");
    const uploadId = await uploadText(service, other, `${resumeText}\nGerman`);
    const body = { upload_id: uploadId, job_description: `${jobText} once more` };
    const answer = await post(service, "/generate/generate", body, other.write);
    const { session_id } = answer.json<{ session_id: string }>();
    counted.readable = false;
    const url = `/generate/sessions/${session_id}/download/pdf?document_type=resume`;
    const refused = await get(service, url, other.headers);
    counted.readable = true;
    expect(refused.statusCode).toBe(500);
    expect(refused.json()).toMatchObject({
      error_code: "export_unreadable",
      details: { missing: ["a line"] },
    });
    expect(await used(`/generate/sessions/${session_id}`, other)).toBe(0);
  });
});
