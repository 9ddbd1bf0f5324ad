import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jobText, resumeText } from "../../testing/sample-texts.ts";
import { inProcessRenderer } from "../../testing/renderer.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { get, post, signIn, uploadText } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";

let service: TestService;
let person: Person;
let upload: string;
let session: string;
let drawn = 0;

beforeAll(async () => {
  const real = inProcessRenderer();
  const counting = () => ({
    ...real,
    picture: (input: Parameters<typeof real.picture>[0]) => {
      drawn += 1;
      return real.picture(input);
    },
  });
  service = await startTestService({ parts: { renderer: { ...real, askedBy: counting } } });
  person = await signIn(service);
  upload = await uploadText(service, person, resumeText);
  const body = { upload_id: upload, job_description: jobText };
  const answer = await post(service, "/generate/generate", body, person.write);
  session = answer.json<{ session_id: string }>().session_id;
});
afterAll(() => service.close());

const read = (url: string, headers = {}) => get(service, url, { ...person.headers, ...headers });
const ofDocument = (type = "resume") => `/generate/sessions/${session}/preview/${type}/picture`;
const ofTemplate = (name: string) => `/generate/sessions/${session}/templates/${name}/picture`;
const ofUpload = (name: string) => `/upload/${upload}/templates/${name}/picture`;

describe("the pictures of first pages", () => {
  it("show documents as they are printed, and any template with the person's own words", async () => {
    const urls = [
      ofDocument(),
      ofDocument("cover_letter"),
      ...["modern", "classic", "academic"].flatMap((name) => [ofTemplate(name), ofUpload(name)]),
    ];
    const seen = new Set<string>();
    for (const url of urls) {
      const answer = await read(`${url}?size=small`);
      expect([url, answer.statusCode]).toEqual([url, 200]);
      expect(answer.headers["content-type"]).toBe("image/webp");
      expect(answer.rawPayload.toString("latin1", 0, 4)).toBe("RIFF");
      expect(answer.rawPayload.length).toBeLessThan(6_000);
      seen.add(answer.rawPayload.toString("base64"));
    }
    // A document in its own template looks like that template.
    expect(seen.size).toBe(urls.length - 1);
  });

  it("are larger where they are looked at closely, and have the paper that was asked for", async () => {
    const sizes = ["mini", "small", "card", "large"].map(
      async (size) => (await read(`${ofUpload("modern")}?size=${size}`)).rawPayload.length,
    );
    const [mini = 0, small = 0, card = 0, large = 0] = await Promise.all(sizes);
    expect(mini).toBeLessThan(small);
    expect(small * 3).toBeLessThan(card);
    expect(card).toBeLessThan(large);
    const a4 = await read(`${ofUpload("modern")}?size=small&paper=a4`);
    expect(a4.headers.etag).not.toBe((await read(`${ofUpload("modern")}?size=small`)).headers.etag);
  });

  it("are drawn once, and not at all for who has them", async () => {
    const first = await read(`${ofDocument()}?size=small`);
    const before = drawn;
    expect((await read(`${ofDocument()}?size=small`)).rawPayload).toEqual(first.rawPayload);
    const known = { "if-none-match": `W/"x", ${String(first.headers.etag)}` };
    const again = await read(`${ofDocument()}?size=small`, known);
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect(drawn).toBe(before);
    const other = await read(`${ofDocument()}?size=small`, { "if-none-match": '"x"' });
    expect(other.statusCode).toBe(200);
  });

  it("may be kept by the browser where no word can be read in them, and are asked for each time", async () => {
    for (const size of ["mini", "small"]) {
      const answer = await read(`${ofDocument()}?size=${size}`);
      expect(answer.headers["cache-control"]).toBe("private, no-cache");
    }
    for (const size of ["?size=card", "?size=large", ""]) {
      const answer = await read(`${ofUpload("modern")}${size}`);
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
  });

  it("are the owner's alone, also for who knows the tag", async () => {
    const stranger = await signIn(service, "stranger@example.test");
    for (const url of [ofDocument(), ofTemplate("modern"), ofUpload("modern")]) {
      const own = await read(`${url}?size=small`);
      const known = { ...stranger.headers, "if-none-match": String(own.headers.etag) };
      const answer = await get(service, `${url}?size=small`, known);
      expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([404, "no-store"]);
      expect(answer.headers.etag).toBeUndefined();
    }
  });

  it("of what does not exist are refused", async () => {
    expect((await read(ofTemplate("baroque"))).json()).toMatchObject({
      error_code: "template_unknown",
    });
    expect((await read(`${ofDocument()}?size=huge`)).statusCode).toBe(422);
  });
});
