import { describe, expect, it } from "vitest";
import { resumeText } from "../../testing/sample-texts.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { api, newPerson, upload } from "../../testing/visitor.ts";
import type { FilePart } from "../../testing/visitor.ts";

const limit = 10_485_760;

const service = await sharedService();
const person = await newPerson(service);

const send = (...parts: FilePart[]) => upload(service, person, parts);

async function refusal(...parts: FilePart[]) {
  const answer = await send(...parts);
  return { status: answer.statusCode, ...answer.json<{ error_code: string; detail: string }>() };
}

const post = (type: string, payload: string) =>
  service.app.inject({
    method: "POST",
    url: `${api}/upload/resume`,
    headers: { ...person.write, "content-type": type },
    payload,
  });

describe("an upload that cannot be used", () => {
  it("U1, U2: exactly 10 MB is read, one byte more is too large", async () => {
    const text = resumeText + " ".repeat(limit - Buffer.byteLength(resumeText));
    expect((await send({ bytes: text, name: "full.txt" })).statusCode).toBe(201);
    expect(await refusal({ bytes: `${text} `, name: "more.txt" })).toMatchObject({
      status: 413,
      error_code: "file_too_large",
      detail: "File too large. Maximum size: 10MB",
    });
  });

  it("U3: an empty file", async () => {
    expect(await refusal({ bytes: "", name: "a.txt" })).toMatchObject({
      status: 422,
      error_code: "empty_file",
    });
  });

  it("U4: no file, two files, or a file in another field", async () => {
    const file = { bytes: resumeText, name: "a.txt" };
    for (const parts of [[], [file, file], [{ ...file, field: "picture" }]]) {
      expect(await refusal(...parts)).toMatchObject({ status: 422, error_code: "no_file" });
    }
  });

  it("U5: no boundary, a body that ends early, and no form at all", async () => {
    expect((await post("multipart/form-data", "x")).statusCode).toBe(400);
    const early = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc';
    expect((await post("multipart/form-data; boundary=b", early)).statusCode).toBe(400);
    expect((await post("application/json", "{}")).statusCode).toBe(415);
    expect((await post("application/x-www-form-urlencoded", "a=b")).statusCode).toBe(415);
  });
});
