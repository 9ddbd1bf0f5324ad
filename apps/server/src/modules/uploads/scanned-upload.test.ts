import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { clamdScanner } from "../../adapters/scanner/clamd-scanner.ts";
import { eicar, startFakeClamd } from "../../testing/fake-clamd.ts";
import type { FakeClamd } from "../../testing/fake-clamd.ts";
import { resumeText } from "../../testing/sample-texts.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { api, form, signIn, upload } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";

let daemon: FakeClamd;
let service: TestService;
let person: Person;

beforeAll(async () => {
  daemon = await startFakeClamd();
  const scanner = clamdScanner({
    address: { host: "127.0.0.1", port: daemon.port },
    troubled: () => undefined,
  });
  service = await startTestService({ worker: false, parts: { scanner } });
  person = await signIn(service);
});
beforeEach(() => {
  daemon.mood = "looks";
});
afterAll(async () => {
  await service.close();
  await daemon.stop();
});

async function send(bytes: string) {
  const answer = await upload(service, person, [{ bytes, name: "cv.txt" }]);
  return { status: answer.statusCode, code: answer.json<{ error_code?: string }>().error_code };
}

async function kept(): Promise<number> {
  const rows = await service.needs.database.query.query.uploads.findMany();
  const found = await readdir(service.folder, { recursive: true, withFileTypes: true });
  return rows.length + found.filter((one) => one.isFile()).length;
}

it("U19: a file that the scanner calls harmful is refused, and nothing of it is kept", async () => {
  const before = await kept();
  expect(await send(`${resumeText}\n${eicar}\n`)).toEqual({ status: 422, code: "harmful_file" });
  expect(await kept()).toBe(before);
  expect((await send(resumeText)).status).toBe(201);
});

it("while the scanner cannot be asked, no file comes in", async () => {
  const before = await kept();
  daemon.mood = "closes";
  expect(await send(resumeText)).toEqual({ status: 503, code: "unavailable" });
  expect(await kept()).toBe(before);
});

it("an export that is brought back is looked at as well", async () => {
  const { headers = {}, payload } = form([
    { bytes: eicar, name: "export.zip", type: "application/zip" },
  ]);
  const answer = await service.app.inject({
    method: "POST",
    url: `${api}/account/import`,
    headers: { ...person.write, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  expect([answer.statusCode, answer.json<{ error_code: string }>().error_code]).toEqual([
    422,
    "harmful_file",
  ]);
});
