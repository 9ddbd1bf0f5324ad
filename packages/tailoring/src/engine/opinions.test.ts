import type { Resume } from "@savile/model";
import { err, ok } from "@savile/model";
import { describe, expect, it } from "vitest";
import { manners } from "../../../../tests/fakes/provider/give-opinion.ts";
import type { MannerName } from "../../../../tests/fakes/provider/give-opinion.ts";
import { readPrompt } from "../../../../tests/fakes/provider/read-prompt.ts";
import { parsePosting } from "../posting/parse-posting.ts";
import { tailor } from "../tailor.ts";
import { factsOf } from "../testing/build-resume.ts";
import { accountantResume } from "../testing/resumes.ts";
import type { LanguageModel, ModelRequest } from "./language-model.ts";
import { judgeParagraph } from "./judge-letter.ts";
import { openOpinions, rememberedOpinions } from "./opinions.ts";
import type { Opinions } from "./opinions.ts";
import { sentenceChecker } from "../write/write-resume.ts";
import { earlierWordings } from "../assemble/earlier-wordings.ts";
import { readSource } from "../match/source.ts";

const job =
  "Staff Accountant at Orchard Foods\nRequirements\n- Month-end close\n- NetSuite\n- Account reconciliation";
const line = "exp1.b1";
const original = "Prepare month-end close entries and account reconciliations for four entities";
const doubted = original.replace("four", "four legal");
const sentence = "I prepare month-end close entries and reconciliations for four legal entities.";

type Asked = Omit<ModelRequest<unknown>, "schema">;

function readRequest({ system, messages }: Asked) {
  return readPrompt(
    system.map(({ text }) => text).join("\n"),
    messages.map(({ text }) => text),
  );
}

/** A model that words one line, and one paragraph of the letter, in one way. */
function writerOf(text: string): LanguageModel {
  return {
    generate: ({ schema, ...request }) => {
      const { slots } = readRequest(request);
      const wordings = [
        { slot: line, factIds: [line], reqIds: [], text },
        { slot: "body.p2", factIds: [line, "exp1.title"], reqIds: [], text: sentence },
      ].filter(({ slot }) => slots.includes(slot));
      return Promise.resolve(ok(schema.parse({ proposals: wordings })));
    },
  };
}

function judgeOf(manner: MannerName | "silent", asked: Asked[]): LanguageModel {
  return {
    generate: ({ schema, ...request }) => {
      const { opinion } = readRequest(request);
      asked.push(request);
      if (manner === "silent" || opinion === undefined)
        return Promise.resolve(err({ code: "stalled" }));
      const read = schema.safeParse(manners[manner](opinion));
      return Promise.resolve(read.success ? ok(read.data) : err({ code: "invalid_output" }));
    },
  };
}

function inputOf(resume: Resume) {
  return {
    resume,
    facts: factsOf(resume),
    extractionConfidence: 1,
    posting: parsePosting(job),
    jobDescription: job,
    today: "2026-11-21",
  };
}

async function made(text: string, manner?: MannerName | "silent", resume = accountantResume) {
  const asked: Asked[] = [];
  const judge =
    manner === undefined ? {} : { judge: { model: judgeOf(manner, asked), name: "Judge" } };
  const result = await tailor({
    ...inputOf(resume),
    engine: {
      model: writerOf(text),
      name: "Model",
      secrets: { fence: "~~f~~", canary: "c77" },
      ...judge,
    },
  });
  if (!result.ok) throw new Error(result.error.code);
  return { tailoring: result.value, asked };
}

type Made = Awaited<ReturnType<typeof made>>;

function changeOf({ tailoring }: Made) {
  return tailoring.changes.find((change) => change.path === line);
}

describe("a wording that is in doubt for its words alone", () => {
  it("waits for the person without a second opinion", async () => {
    const run = await made(doubted);
    expect(changeOf(run)).toMatchObject({ after: doubted, verdict: "weak", state: "proposed" });
    expect(run.asked).toEqual([]);
  });

  it("stands where the second opinion agrees, and says who agreed by which words", async () => {
    const run = await made(doubted, "agrees");
    const change = changeOf(run);
    expect(change).toMatchObject({ verdict: "supported", state: "accepted", issues: [] });
    expect(change?.reason).toContain(`Judge reads it as the same as "${original}".`);
  });

  it.each(["refuses", "misquotes", "quotes-claim", "wavers", "obeys", "silent"] as const)(
    "waits as before where the judge is one that %s",
    async (manner) => {
      const run = await made(doubted, manner);
      expect(run.asked.length).toBeGreaterThan(0);
      expect(changeOf(run)).toEqual(changeOf(await made(doubted)));
    },
  );

  it("is asked about beside its own line and the header of its role, and nothing else", async () => {
    const { asked } = await made(doubted, "agrees");
    const questions = asked.map((request) => readRequest(request).opinion);
    const own = questions.find((question) => question?.claim === doubted);
    const [role] = accountantResume.experience;
    expect(own?.evidence.slice(0, 3)).toEqual([original, role?.title, role?.company]);
    expect(own?.evidence).toHaveLength(4);
    expect(own?.open).toEqual(["legal"]);
  });
});

function letterOf({ tailoring }: Made): string[] {
  return tailoring.letter.claims.map((claim) => claim.text);
}

async function anew(resume: Resume, manner?: MannerName) {
  const { tailoring } = await made(doubted, manner);
  const result = await tailor({
    ...inputOf(resume),
    earlier: earlierWordings(tailoring),
  });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.changes.find((change) => change.path === line);
}

describe("documents made anew", () => {
  it("keep what was agreed to, and ask nobody", async () => {
    const change = await anew(accountantResume, "agrees");
    expect(change).toMatchObject({ after: doubted, verdict: "supported", state: "accepted" });
    expect(change?.agreements).toEqual([{ text: doubted, quote: original, by: "Judge" }]);
    expect(await anew(accountantResume)).toMatchObject({ verdict: "weak", state: "proposed" });
  });

  it("keep nothing whose words stand there no longer", async () => {
    const [role, ...roles] = accountantResume.experience;
    if (role === undefined) throw new Error("no role");
    const bullets = role.bullets.map((bullet) =>
      bullet.id === "b1"
        ? { ...bullet, text: original.replace("entries", "book entries") }
        : bullet,
    );
    const changed = { ...accountantResume, experience: [{ ...role, bullets }, ...roles] };
    expect(await anew(changed, "agrees")).not.toMatchObject({ verdict: "supported" });
  });
});

describe("a sentence of the letter in doubt", () => {
  it("is asked about like a line", async () => {
    const { asked } = await made(original, "agrees");
    const claims = asked.map((request) => readRequest(request).opinion?.claim);
    expect(claims).toContain(sentence);
  });

  it("is left out without an agreement", async () => {
    for (const run of [await made(original), await made(original, "refuses")])
      expect(letterOf(run).join(" ")).not.toContain("legal");
  });
});

describe("a paragraph with a sentence in doubt", () => {
  const source = readSource(accountantResume, factsOf(accountantResume), "2026-11-21");
  const check = sentenceChecker(source, job, new Set());
  const judged = (opinions: Opinions) =>
    judgeParagraph(
      { slot: "body.p2", factIds: [line, "exp1.title"], reqIds: [], text: sentence, by: "model" },
      {
        source,
        posting: parsePosting(job),
        terms: new Set(),
        secret: "",
        jobDescription: job,
        check,
        runs: new Set(),
        opinions,
      },
    );

  it("keeps it where it was agreed to, and the last check of the letter holds to that", () => {
    const agreement = { text: sentence, quote: original, by: "Judge" };
    const [kept] = judged(rememberedOpinions(source, [agreement])).sentences;
    expect(kept).toMatchObject({ text: sentence, agreed: agreement });
    expect(kept === undefined ? undefined : check(kept).verdict).toBe("supported");
    const other = kept === undefined ? undefined : { ...kept, text: `${sentence} I led it all.` };
    expect(other === undefined ? undefined : check(other).verdict).toBe("unsupported");
  });

  it.each([
    ["nobody agreed", []],
    ["another text was agreed to", [{ text: `${sentence} `, quote: original, by: "Judge" }]],
    ["the quote stands nowhere", [{ text: sentence, quote: "words of nobody here", by: "Judge" }]],
  ])("leaves it out where %s", (_, agreements) => {
    expect(judged(rememberedOpinions(source, agreements)).sentences).toEqual([]);
  });
});

describe("what has another objection", () => {
  it.each([
    ["a number", original.replace("four", "fourteen")],
    ["a larger part", original.replace("Prepare", "Lead")],
    ["an outcome", `${doubted}, saving $40,000 a year`],
  ])("is not asked about: %s", async (_, text) => {
    const run = await made(text, "agrees");
    const claims = run.asked.map((request) => readRequest(request).opinion?.claim);
    expect(claims).not.toContain(text);
    const printed = run.tailoring.resume.resume.experience[0]?.bullets.map(({ text: one }) => one);
    expect(printed).toContain(original);
  });
});

describe("the question", () => {
  it("holds nothing personal", async () => {
    const resume: Resume = {
      ...accountantResume,
      name: "Zelda Quistgaard",
      experience: accountantResume.experience.map((role, index) =>
        index > 0
          ? role
          : {
              ...role,
              bullets: role.bullets.map((bullet) => ({
                ...bullet,
                text: bullet.id === "b1" ? `${bullet.text} for Zelda Quistgaard` : bullet.text,
              })),
            },
      ),
    };
    const run = await made(`${doubted} for Zelda Quistgaard`, "agrees", resume);
    expect(run.asked.length).toBeGreaterThan(0);
    expect(JSON.stringify(run.asked)).not.toMatch(/zelda|quistgaard/i);
    expect(changeOf(run)?.reason).toContain("Zelda Quistgaard");
  });

  it("goes out for so many wordings of a run and once for each", async () => {
    const source = readSource(accountantResume, [], "2026-11-21");
    const asked: string[] = [];
    const opinions = openOpinions({
      source,
      name: "Judge",
      judge: {
        judge: ({ claim }) => {
          asked.push(claim);
          return Promise.resolve({ entailed: "no", quote: "", part: "" });
        },
      },
    });
    const issues = [{ check: "detail", hard: false, span: [0, 4] as [number, number], detail: "" }];
    const judgeAll = () =>
      Array.from({ length: 30 }, (_, index) =>
        opinions.agreed({
          text: `Kept the books of shop ${index}`,
          factIds: [line],
          checked: { verdict: "weak", issues },
        }),
      );
    for (const _ of [1, 2, 3]) await opinions.settled(judgeAll);
    expect(asked).toHaveLength(12);
    expect(new Set(asked).size).toBe(12);
  });
});
