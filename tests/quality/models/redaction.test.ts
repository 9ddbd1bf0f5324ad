import { factsOfResume } from "@savile/model";
import type { Resume } from "@savile/model";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startProvider } from "../../fakes/provider/start-provider.ts";
import type { FakeProvider } from "../../fakes/provider/start-provider.ts";
import * as postings from "../../../packages/tailoring/src/testing/postings.ts";
import * as resumes from "../../../packages/tailoring/src/testing/resumes.ts";
import { modelsAt, tailorWith } from "./open-fake.ts";

let provider: FakeProvider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.close());

/** Values that stand nowhere else, by number. */
function person(number: number) {
  const tag = `q${number}zx`;
  return {
    name: `Zorinda${tag} Vexley${tag}`,
    contact: {
      email: `zv.${tag}@mail-${tag}.example`,
      phone: `+44 20 7946 ${String(1000 + number)}`,
      location: `${number + 3} Quillon${tag} Street, Marrow${tag}`,
      linkedin: `linkedin.com/in/vex-${tag}`,
      github: `https://github.com/vex-${tag}`,
      links: [{ id: "l1", text: `https://vex-${tag}.example/me` }],
    },
  };
}

/** The resume of somebody whose lines name them and where to find them. */
function marked(base: Resume, number: number): { resume: Resume; canaries: string[] } {
  const own = person(number);
  const { name, contact } = own;
  const [first = "", last = ""] = name.split(" ");
  const [role, ...roles] = base.experience;
  const lines = [
    `Wrote to clients as ${name} from ${contact.email}`,
    `Kept ${contact.github}/tools and ${contact.links[0]?.text ?? ""} up to date for ${first}'s team`,
    `Answered ${contact.phone} and met clients at ${contact.location}`,
  ];
  const bullets = lines.map((text, index) => ({ id: `z${index}`, text }));
  const experience =
    role === undefined ? [] : [{ ...role, bullets: [...role.bullets, ...bullets] }, ...roles];
  const tag = `q${number}zx`;
  return {
    resume: {
      ...base,
      ...own,
      experience,
      summary: `${first} ${last} keeps books. ${base.summary}`,
    },
    canaries: [tag, contact.phone, contact.phone.slice(-9)],
  };
}

it("sends none of what is personal in 200 recorded requests", async () => {
  const models = modelsAt(provider, "invents");
  const texts = Object.values(postings);
  const people = Object.values(resumes);
  const canaries: string[] = [];
  for (let number = 0; provider.requests.length < 200; number += 1) {
    const base = people[number % people.length] ?? resumes.accountantResume;
    const posting = texts[Math.floor(number / people.length) % texts.length] ?? "";
    const { resume, canaries: own } = marked(base, number);
    canaries.push(...own);
    const facts = factsOfResume(resume, { by: "extracted" });
    const job = `${posting}\nAsk ${resume.name} or mail ${resume.contact.email}`;
    await tailorWith(models, { resume, facts, confidence: 1 }, job);
  }
  const sent = provider.requests.map((request) => request.body.toLowerCase());
  expect(sent.length).toBeGreaterThanOrEqual(200);
  const found = canaries.filter((canary) =>
    sent.some((body) => body.includes(canary.toLowerCase())),
  );
  expect(found).toEqual([]);
});
