import { pageSourceSchema, problemSchema, sessionSchema } from "@savile/contracts";
import type { Session } from "@savile/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jobText } from "../../testing/sample-texts.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { api, get, post, signIn, uploadText } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";

let service: TestService;
let person: Person;
let base: string;
let written: Session;

const jobs = ["Harbor Mills", "Alder Clinic", "Tarn College", "Fennel Foods", "Blue Ridge Rail"];

/** Five roles of ten lines each: too much for one page, however tightly it is set. */
function longResume(): string {
  const roles = jobs.flatMap((employer, place) => [
    `Operations Clerk, ${employer}   ${2010 + place * 3} - ${2013 + place * 3}`,
    ...Array.from(
      { length: 10 },
      (_, line) =>
        `- Kept the ${line + 3} ledgers of department ${line} at ${employer} in step and reported them every week to the managers`,
    ),
    "",
  ]);
  return `Ruth Almond\nruth@example.test\n\nEXPERIENCE\n${roles.join("\n")}\nSKILLS\nExcel, SAP\n`;
}

beforeAll(async () => {
  service = await startTestService();
  person = await signIn(service);
  const uploadId = await uploadText(service, person, longResume());
  const body = { upload_id: uploadId, job_description: jobText };
  const answer = await post(service, "/generate/generate", body, person.write);
  base = `/generate/sessions/${answer.json<{ session_id: string }>().session_id}`;
  written = sessionSchema.parse((await get(service, base, person.headers)).json());
});
afterAll(() => service.close());

function put(body: object) {
  return service.app.inject({
    method: "PUT",
    url: `${api}${base}/layout`,
    headers: { "content-type": "application/json", ...person.write },
    payload: JSON.stringify(body),
  });
}

async function setPages(version: number, pages: number | null): Promise<Session> {
  const answer = await put({ base_version: version, page_budget: pages });
  return sessionSchema.parse(answer.json());
}

/** What is drawn on the pages of both documents. */
async function hashes(): Promise<string[]> {
  const found: string[] = [];
  for (const kind of ["resume", "cover_letter"]) {
    const answer = await get(service, `${base}/preview/${kind}?format=pages`, person.headers);
    found.push(...pageSourceSchema.parse(answer.json()).pages.map(({ hash }) => hash));
  }
  return found;
}

function leftOut({ tailoring }: Session): string[] {
  const changes = tailoring?.changes ?? [];
  return changes.filter((change) => change.id.startsWith("ch.select.")).map((change) => change.id);
}

describe("the length of a resume", () => {
  it("is met by leaving out lines, each a change; more room brings them back", async () => {
    const one = await setPages(written.version, 1);
    expect(one.pages?.resume).toBe(1);
    expect(one.layout.page_budget).toBe(1);
    expect(leftOut(one).length).toBeGreaterThan(leftOut(written).length);
    const preview = await get(service, `${base}/preview/resume?format=pages`, person.headers);
    const source = pageSourceSchema.parse(preview.json());
    expect(source.pages).toHaveLength(1);
    expect(source.fit).toMatchObject({ budget: 1, met: true });
    expect(source.fit.body).toBeGreaterThanOrEqual(9.5);
    const three = await setPages(one.version, 3);
    expect(leftOut(three)).toEqual([]);
    const free = await setPages(three.version, null);
    expect(free.layout.page_budget).toBeNull();
    expect(free.tailoring?.resume.resume).toEqual(written.tailoring?.resume.resume);
  });

  it("takes a colour for both documents, keeps it with a new length, and gives it back", async () => {
    const now = sessionSchema.parse((await get(service, base, person.headers)).json());
    expect(now.layout.accent).toBeNull();
    const before = await hashes();
    const coloured = await put({ base_version: now.version, page_budget: null, accent: "plum" });
    const plum = sessionSchema.parse(coloured.json());
    expect(plum.layout.accent).toBe("plum");
    expect(plum.tailoring?.resume.resume).toEqual(now.tailoring?.resume.resume);
    const after = await hashes();
    expect(after).toHaveLength(before.length);
    expect(after.filter((hash) => before.includes(hash))).toEqual([]);
    const shorter = await setPages(plum.version, 1);
    expect(shorter.layout.accent).toBe("plum");
    const back = await put({ base_version: shorter.version, page_budget: null, accent: null });
    expect(sessionSchema.parse(back.json()).layout.accent).toBeNull();
  });

  it("leaves a line in that the person brought back", async () => {
    const now = sessionSchema.parse((await get(service, base, person.headers)).json());
    const one = await setPages(now.version, 1);
    const [change_id = ""] = leftOut(one);
    const decisions = [{ change_id, action: "reject", after: null }];
    const body = { base_version: one.version, decisions };
    const decided = await post(service, `${base}/changes`, body, person.write);
    const back = sessionSchema.parse(decided.json());
    const again = await setPages(back.version, 2);
    const tight = await setPages(again.version, 1);
    const kept = tight.tailoring?.changes.find((change) => change.id === change_id);
    expect(kept?.state).toBe("rejected");
    expect(tight.pages?.resume).toBe(1);
  });

  it("is not set on an older version; the answer brings the session as it is", async () => {
    const refused = await put({ base_version: 1, page_budget: 2 });
    expect(refused.statusCode).toBe(409);
    const problem = problemSchema.parse(refused.json());
    expect(problem.error_code).toBe("stale_version");
    expect(sessionSchema.safeParse(problem.current).success).toBe(true);
  });

  it("has one to three pages, and breaks by entries only", async () => {
    const { version } = sessionSchema.parse((await get(service, base, person.headers)).json());
    for (const body of [
      { page_budget: 4 },
      { page_budget: 0 },
      { page_budget: 1, breaks: { "../x": { keep_together: true } } },
      { page_budget: 1, accent: "#123456" },
    ]) {
      expect((await put({ base_version: version, ...body })).statusCode).toBe(422);
    }
  });
});

describe("page breaks", () => {
  it("begin an entry on a new page and cost no line", async () => {
    const now = sessionSchema.parse((await get(service, base, person.headers)).json());
    const free = await setPages(now.version, 3);
    const breaks = { exp2: { break_before: true } };
    const answer = await put({ base_version: free.version, page_budget: 3, breaks });
    const set = sessionSchema.parse(answer.json());
    expect(set.layout).toEqual({ page_budget: 3, breaks, accent: null });
    expect(leftOut(set)).toEqual(leftOut(free));
    const preview = await get(service, `${base}/preview/resume?format=pages`, person.headers);
    const { pages } = pageSourceSchema.parse(preview.json());
    const pageOf = (path: string): number =>
      pages.findIndex((page) => page.regions.some((region) => region.path.startsWith(path)));
    expect(pageOf("exp2.")).toBeGreaterThan(0);
    expect(pages[pageOf("exp2.")]?.regions[0]?.path.startsWith("exp2.")).toBe(true);
  });
});
