import { foundPostingSchema, readPostingSourceSchema } from "@savile/contracts";
import { parsePosting } from "@savile/tailoring";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startFakeBoards } from "../../testing/fake-boards.ts";
import type { FakeBoards } from "../../testing/fake-boards.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { post, refusalOf, signIn } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";

let fakes: FakeBoards;
let service: TestService;
let person: Person;

const html =
  "<h3>Requirements</h3><ul><li>5+ years of account management</li><li>Salesforce &amp; Excel</li></ul>";
const uuid = "5d7f2a10-1c4e-4b7e-9f00-0123456789ab";

beforeAll(async () => {
  fakes = await startFakeBoards();
  service = await startTestService({ worker: false, parts: { boards: fakes.boards } });
  person = await signIn(service);
});
afterAll(async () => {
  await service.close();
  await fakes.close();
});

const ask = (url: string) => post(service, "/generate/posting-address", { url }, person.write);

describe.each([
  ["Greenhouse", "4011112", "https://boards.greenhouse.io/harbour/jobs/4011112?gh_src=x"],
  ["Greenhouse", "4011113", "https://job-boards.greenhouse.io/harbour/jobs/4011113"],
  ["Lever", uuid, `https://jobs.lever.co/harbour/${uuid}`],
  [
    "Ashby",
    uuid.replace("5d", "6d"),
    `https://jobs.ashbyhq.com/harbour/${uuid.replace("5d", "6d")}`,
  ],
  ["Workable", "A1B2C3D4E5", "apply.workable.com/harbour/j/A1B2C3D4E5/"],
  [
    "SmartRecruiters",
    "743999912345678",
    "https://jobs.smartrecruiters.com/harbour/743999912345678-account-manager",
  ],
  ["Recruitee", "account-manager", "https://harbour.recruitee.com/o/account-manager"],
])("a posting on %s (%s)", (board, id, url) => {
  it("is read by the address of its page, and gone once it was taken down", async () => {
    fakes.publish({ id, title: "Account Manager", html });
    const found = foundPostingSchema.parse((await ask(url)).json());
    expect(found.board).toBe(board);
    const { title, requirements } = parsePosting(found.job_description);
    expect(title).toBe("Account Manager");
    const asked = requirements.map(({ text }) => text).join("\n");
    expect(asked).toContain("Salesforce");
    expect(found.job_description).toContain("- Salesforce & Excel");
    expect(found.job_description).not.toMatch(/<|&amp;|&lt;/);
    fakes.takeDown(id);
    expect(await refusalOf(ask(url))).toBe("404 posting_gone");
  });
});

const read = (source: string, headers = {}) =>
  post(service, "/generate/posting-source", { source }, headers);

describe("the source of a page", () => {
  const linked = JSON.stringify({
    "@type": "JobPosting",
    title: "Account Manager",
    description: html,
  });
  const page = `<html><script type="application/ld+json">${linked}</script><body><p>Cookies?</p></body></html>`;

  it("is read for whoever asks, and a text comes back as it is", async () => {
    for (const headers of [{}, person.write]) {
      const found = readPostingSourceSchema.parse((await read(page, headers)).json());
      expect(found.kind).toBe("json_ld");
      expect(found.job_description).toBe(
        "Account Manager\n\nRequirements\n\n- 5+ years of account management\n\n- Salesforce & Excel",
      );
    }
    const text = "Clerk at Orbit\n- Excel";
    expect((await read(text)).json()).toEqual({ job_description: text, kind: "text" });
  });

  it("without a posting says what to do, and a long one is cut", async () => {
    for (const source of ["<html><body><script>x()</script></body></html>", "{}", " "]) {
      expect(await refusalOf(read(source))).toBe("422 posting_source_empty");
    }
    const long = `<html><main><p>${"More of it. ".repeat(2_000)}</p></main></html>`;
    const found = readPostingSourceSchema.parse((await read(long)).json());
    expect([found.kind, found.job_description.length]).toEqual(["html", 10_000]);
    expect(await refusalOf(read("x".repeat(1_000_001)))).toBe("422 validation");
  });
});

describe("an address", () => {
  it("of any other page is answered with what to do, and nobody is asked", async () => {
    const before = fakes.asked.length;
    for (const url of [
      "https://www.linkedin.com/jobs/view/1",
      "https://boards.greenhouse.io/harbour",
      "https://boards.greenhouse.io.evil.example/harbour/jobs/1",
      "https://boards.greenhouse.io:8443/harbour/jobs/1",
      "https://me:secret@boards.greenhouse.io/harbour/jobs/1",
      "http://127.0.0.1/harbour/jobs/1",
      "nonsense",
    ]) {
      expect([url, await refusalOf(ask(url))]).toEqual([url, "422 posting_address_unknown"]);
    }
    expect(fakes.asked.length).toBe(before);
  });

  it("whose board fails, redirects or talks nonsense says that it does not answer", async () => {
    const url = "https://boards.greenhouse.io/harbour/jobs/1";
    for (const [status, body] of [
      [500, ""],
      [302, ""],
      [200, "<html>"],
    ] as const) {
      fakes.fail(status, body);
      expect(await refusalOf(ask(url))).toBe("502 posting_unreachable");
    }
    fakes.fail(200, "{}");
    expect(await refusalOf(ask(url))).toBe("404 posting_gone");
    fakes.fail(null);
  });

  it("is read nowhere where nothing may go out", async () => {
    const shut = await startTestService({ worker: false });
    try {
      const somebody = await signIn(shut);
      const url = "https://boards.greenhouse.io/harbour/jobs/1";
      const asked = post(shut, "/generate/posting-address", { url }, somebody.write);
      expect(await refusalOf(asked)).toBe("403 outbound_off");
    } finally {
      await shut.close();
    }
  });
});
