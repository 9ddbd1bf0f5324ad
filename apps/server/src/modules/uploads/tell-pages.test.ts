import { uploadResponseSchema } from "@savile/contracts";
import { extract } from "@savile/extraction";
import { err } from "@savile/model";
import type { Extractor } from "@savile/workflow";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resumeText } from "../../testing/sample-texts.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { api, form, signIn } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";

let service: TestService;
let person: Person;

/** Reads three scanned pages before it answers; the name of a file says whether words are found. */
const extractor: Extractor = {
  extract: async (bytes, { today, name, onPage }) => {
    for (const page of [1, 2, 3]) onPage?.({ page, pages: 3 });
    return name === "blank.txt" ? err({ code: "no_text" }) : extract(bytes, { today });
  },
};

beforeAll(async () => {
  service = await startTestService({ worker: false, parts: { extractor } });
  person = await signIn(service);
});
afterAll(async () => service.close());

function send(name: string, accept: string) {
  const { payload, headers } = form([{ bytes: resumeText, name }]);
  return service.app.inject({
    method: "POST",
    url: `${api}/upload/resume`,
    headers: { ...headers, ...person.write, accept },
    ...(payload === undefined ? {} : { payload }),
  });
}

const events = "application/json, text/event-stream";

function eventsIn(body: string): [string, unknown][] {
  return body
    .trim()
    .split("\n\n")
    .map((event) => {
      const [name = "", data = ""] = event.split("\n");
      return [name.replace("event: ", ""), JSON.parse(data.replace("data: ", ""))];
    });
}

describe("an upload of scanned pages", () => {
  it("tells the browser which page is being read, and answers at last", async () => {
    const told = eventsIn((await send("scan.txt", events)).body);
    expect(told.slice(0, 3)).toEqual([1, 2, 3].map((page) => ["page", { page, pages: 3 }]));
    const [last, answer] = told.at(-1) ?? [];
    expect(last).toBe("answer");
    expect(answer).toMatchObject({ status: 201 });
    const { body } = Object(answer);
    expect(uploadResponseSchema.parse(body).file_name).toBe("scan.txt");
  });

  it("ends with the problem where no words were found", async () => {
    const told = eventsIn((await send("blank.txt", events)).body);
    expect(told.at(-1)).toMatchObject(["answer", { status: 422, body: { error_code: "no_text" } }]);
  });

  it("answers JSON alone where no events are accepted", async () => {
    const answer = await send("scan.txt", "*/*");
    expect(answer.statusCode).toBe(201);
    expect(uploadResponseSchema.parse(answer.json()).file_name).toBe("scan.txt");
  });
});
