import { uploadResponseSchema } from "@savile/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openExtraction } from "../../testing/extraction.ts";
import { resumeText } from "../../testing/sample-texts.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import * as files from "../../testing/tiny-files.ts";
import { get, signIn, upload } from "../../testing/visitor.ts";
import type { FilePart, Person } from "../../testing/visitor.ts";

const pdf = "application/pdf";

const extractor = openExtraction();

let service: TestService;
let person: Person;

beforeAll(async () => {
  service = await startTestService({ worker: false, parts: { extractor, pictures: extractor } });
  person = await signIn(service);
});
afterAll(async () => {
  await extractor.close();
  await service.close();
});

const send = (...parts: FilePart[]) => upload(service, person, parts);

async function idOf(part: FilePart): Promise<string> {
  return uploadResponseSchema.parse((await send(part)).json()).upload_id;
}

const page = (id: string, n: string, headers = person.headers) =>
  get(service, `/upload/${id}/pages/${n}`, headers);

describe("a page of an upload", () => {
  it("of a PDF is drawn as the file draws it, for its account alone", async () => {
    const id = await idOf({ bytes: files.tinyPdf(), name: "cv.pdf", type: pdf });
    const answer = await page(id, "1");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("image/webp");
    expect(answer.rawPayload.subarray(8, 12).toString()).toBe("WEBP");
    const stranger = await signIn(service, "stranger@example.test");
    expect((await page(id, "1", stranger.headers)).statusCode).toBe(404);
  });

  it("that is not there is not found: beyond the last, no page at all, another kind of file", async () => {
    const id = await idOf({ bytes: files.tinyPdf(), name: "cv.pdf", type: pdf });
    const text = await idOf({ bytes: resumeText, name: "cv.txt" });
    const answers = [
      await page(id, "9"),
      await page(id, "0"),
      await page(id, "x"),
      await page(text, "1"),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404]);
  });
});
