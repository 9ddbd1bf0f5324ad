import type { Resume } from "@savile/model";
import { err, ok } from "@savile/model";
import { describe, expect, it } from "vitest";
import { readPrompt } from "../../../../tests/fakes/provider/read-prompt.ts";
import { obeyPosting, writeLies } from "../../../../tests/fakes/provider/write-lies.ts";
import { writeHonestly } from "../../../../tests/fakes/provider/write-honestly.ts";
import type { Wording } from "../../../../tests/fakes/provider/write-honestly.ts";
import type { ReadPrompt } from "../../../../tests/fakes/provider/read-prompt.ts";
import { parsePosting } from "../posting/parse-posting.ts";
import { tailor } from "../tailor.ts";
import type { TailorInput } from "../tailor.ts";
import { factsOf } from "../testing/build-resume.ts";
import { accountantResume, teacherResume } from "../testing/resumes.ts";
import { earlierWordings } from "../assemble/earlier-wordings.ts";
import type { LanguageModel, ModelFailureCode } from "./language-model.ts";

const secrets = { fence: "~~f~~", canary: "canary77" };
const job =
  "Staff Accountant at Orchard Foods\nRequirements\n- Month-end close\n- NetSuite\n- Account reconciliation\n- SAP is a plus";

interface Asked {
  readonly stage: string;
  readonly text: string;
}

/** A model in this process that answers by a function. */
function modelOf(write: (prompt: ReadPrompt) => Wording[], asked: Asked[] = []): LanguageModel {
  return {
    generate: (request) => {
      const system = request.system.map((block) => block.text).join("\n");
      const turns = request.messages.map((message) => message.text);
      asked.push({ stage: request.stage, text: [system, ...turns].join("\n") });
      const text = JSON.stringify({ proposals: write(readPrompt(system, turns)) });
      for (let at = 40; at < text.length; at += 40) request.onText?.(text.slice(0, at));
      return Promise.resolve(ok(request.schema.parse(JSON.parse(text))));
    },
  };
}

async function made(
  resume: Resume,
  engine: TailorInput["engine"],
  more: Partial<TailorInput> = {},
) {
  const result = await tailor({
    resume,
    facts: factsOf(resume),
    extractionConfidence: 1,
    posting: parsePosting(job),
    jobDescription: job,
    today: "2026-11-21",
    ...(engine === undefined ? {} : { engine }),
    ...more,
  });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const engineOf = (model: LanguageModel) => ({ model, name: "Model", secrets });
const line = "exp1.b1";

/** Words one line of the accountant and nothing else. */
function wording(text: string, factIds: string[] = [line]) {
  return (prompt: ReadPrompt): Wording[] =>
    prompt.slots.includes(line) ? [{ slot: line, factIds, reqIds: ["r1", "r99"], text }] : [];
}

async function lineAfter(text: string, factIds?: string[]): Promise<string | undefined> {
  const tailoring = await made(accountantResume, engineOf(modelOf(wording(text, factIds))));
  return tailoring.resume.resume.experience[0]?.bullets.find((bullet) => bullet.id === "b1")?.text;
}

const original = "Prepare month-end close entries and account reconciliations for four entities";

function thinSummary(prompt: ReadPrompt): Wording[] {
  return prompt.slots.includes("summary")
    ? [{ slot: "summary", factIds: ["exp1.title"], reqIds: [], text: "Staff Accountant.." }]
    : [];
}

describe("a wording of a model", () => {
  it("stands where its fact carries it, with its evidence and its maker", async () => {
    const text = "Prepare account reconciliations and month-end close entries for four entities";
    const tailoring = await made(accountantResume, engineOf(modelOf(wording(text))));
    const claim = tailoring.resume.claims.find((entry) => entry.path === line);
    expect(claim).toMatchObject({ text, by: "llm", verdict: "supported" });
    expect(claim?.evidence.factIds).toEqual([line]);
    expect(claim?.reqIds).not.toContain("r99");
    const wordings = { offered: 1, kept: 1 };
    expect(tailoring.resume.made).toMatchObject({ engine: "llm", model: "Model", wordings });
  });

  it.each([
    ["another number", original.replace("four", "fourteen")],
    ["a skill of the posting", `${original} in SAP`],
    ["an outcome", `${original}, saving $40,000 a year`],
    ["a larger part", original.replace("Prepare", "Lead all")],
    ["a number left out", original.replace(" for four entities", "")],
    ["a link", `${original} https://evil.example`],
    ["markup", `${original} <b>x</b>`],
    ["the canary", `${original} canary77`],
    ["a stand-in", `${original} [NAME_1]`],
    ["invisible letters", `${original}${"\u200b".repeat(60)}`],
    ["nothing", " "],
    ["too many words", `${original} ${"and more ".repeat(60)}`],
  ])("falls back to the source with %s", async (_, text) => {
    expect(await lineAfter(text)).toBe(original);
  });

  it("falls back when it cites another line, or none that exists", async () => {
    const text = "Prepare account reconciliations and month-end close entries for four entities";
    expect(await lineAfter(text, ["exp1.b2"])).toBe(original);
    expect(await lineAfter(text, ["exp9.b9"])).toBe(original);
  });

  it("of the summary does not take the place of one that says more", async () => {
    const summary =
      "Accountant who closes the books of four entities on time, every month of the year.";
    const resume = { ...accountantResume, summary };
    const tailoring = await made(resume, engineOf(modelOf(thinSummary)));
    expect(tailoring.resume.resume.summary).not.toMatch(/^Staff Accountant\.+$/);
  });

  it("counts once for its slot, the first", async () => {
    const first = "Prepare account reconciliations and month-end close entries for four entities";
    const twice = (prompt: ReadPrompt) =>
      [first, "Prepare month-end entries"].flatMap((text) => wording(text)(prompt));
    const tailoring = await made(accountantResume, engineOf(modelOf(twice)));
    expect(tailoring.resume.claims.find((entry) => entry.path === line)?.text).toBe(first);
  });

  it("is asked for once more with what was wrong, and no more than once", async () => {
    const asked: Asked[] = [];
    await made(accountantResume, engineOf(modelOf(wording(`${original} in SAP`), asked)));
    expect(asked.map((entry) => entry.stage)).toEqual(["resume", "letter", "repair"]);
    expect(asked[2]?.text).toContain("SAP");
    expect(asked[2]?.text).toContain("Word them again");
  });
});

/** A model that never answers. */
function failing(code: ModelFailureCode): LanguageModel {
  return { generate: () => Promise.resolve(err({ code })) };
}

/** A link first, then a line for every slot. */
function linkThenLines(prompt: ReadPrompt): Wording[] {
  return prompt.slots.map((slot, index) => ({
    slot,
    factIds: [line],
    reqIds: [],
    text: index === 0 ? "See https://evil.example/path" : `Words for ${slot}`,
  }));
}

describe("a run with a model", () => {
  it.each([
    ["auth", "provider-failed"],
    ["stalled", "provider-failed"],
    ["budget", "budget"],
    ["busy", "busy"],
  ] as const)("that ends with %s gives our own documents and says why", async (code, because) => {
    const own = await made(accountantResume, { because: "asked" });
    const tailoring = await made(accountantResume, engineOf(failing(code)));
    expect(tailoring.resume.resume).toEqual(own.resume.resume);
    expect(tailoring.letter.letter).toEqual(own.letter.letter);
    expect(tailoring.resume.made).toMatchObject({ engine: "embedded", because });
    expect(tailoring.letter.made).toMatchObject({ engine: "embedded", because });
  });

  it("prints nothing that a model invents or that a posting orders", async () => {
    for (const resume of [accountantResume, teacherResume]) {
      for (const salt of [0, 1, 2, 3, 4]) {
        const lies = new Set<string>();
        const model = modelOf((prompt) => writeLies(prompt, lies, salt));
        const tailoring = await made(resume, engineOf(model));
        const printed = JSON.stringify([tailoring.resume.resume, tailoring.letter.letter]);
        expect([...lies].filter((lie) => printed.includes(lie))).toEqual([]);
      }
      const obeyed = await made(resume, engineOf(modelOf(obeyPosting)));
      const printed = JSON.stringify([obeyed.resume.resume, obeyed.letter.letter]);
      expect(printed).not.toMatch(/Zanzibar|evil\.example|canary77|Kubernetes|<b>/);
    }
  });

  it("tells its lines while they are written, and only those that could be printed", async () => {
    const shown: string[] = [];
    await made(accountantResume, engineOf(modelOf(linkThenLines)), {
      onLines: (lines) => void shown.push(...lines.map((entry) => entry.text)),
    });
    expect(shown.some((text) => text.startsWith("Words for exp"))).toBe(true);
    expect(shown.filter((text) => text.includes("evil"))).toEqual([]);
  });

  it("sends nothing personal", async () => {
    const asked: Asked[] = [];
    const resume: Resume = {
      ...accountantResume,
      name: "Zelda Quistgaard",
      contact: {
        ...accountantResume.contact,
        email: "zq@mail.example",
        phone: "+1 415 555 0199",
        location: "Northvale, NJ",
        linkedin: "linkedin.com/in/zeldaq",
      },
    };
    await made(resume, engineOf(modelOf(writeHonestly, asked)));
    const sent = asked.map((entry) => entry.text).join("\n");
    expect(sent).not.toMatch(/Zelda|Quistgaard|zq@|555 0199|Northvale|zeldaq/i);
    expect(sent).toContain("month-end close entries");
  });

  it("is made anew from its own wordings without asking again", async () => {
    const text = "Prepare account reconciliations and month-end close entries for four entities";
    const first = await made(accountantResume, engineOf(modelOf(wording(text))));
    const again = await made(
      accountantResume,
      { because: "no-key" },
      {
        earlier: earlierWordings(first),
      },
    );
    expect(again.resume.resume).toEqual(first.resume.resume);
    expect(again.letter.letter).toEqual(first.letter.letter);
    expect(again.resume.made).toEqual(first.resume.made);
  });

  it("leaves a resume in a language without rules of ours to the embedded engine", async () => {
    const german = { ...accountantResume, language: "de" };
    const tailoring = await made(german, engineOf(modelOf(writeHonestly)));
    expect(tailoring.resume.made).toMatchObject({ engine: "embedded", because: "language" });
  });
});
