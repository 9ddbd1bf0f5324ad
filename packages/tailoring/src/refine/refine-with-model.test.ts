import { err, insertEdit, ok, textEdit } from "@savile/model";
import type { Edit } from "@savile/model";
import { describe, expect, it } from "vitest";
import { readPrompt } from "../../../../tests/fakes/provider/read-prompt.ts";
import type { ReadPrompt } from "../../../../tests/fakes/provider/read-prompt.ts";
import { writeHonestly } from "../../../../tests/fakes/provider/write-honestly.ts";
import type { Wording } from "../../../../tests/fakes/provider/write-honestly.ts";
import { writeLies } from "../../../../tests/fakes/provider/write-lies.ts";
import type { LanguageModel, ModelFailureCode } from "../engine/language-model.ts";
import { decideAll } from "../testing/review-cases.ts";
import { review } from "../review.ts";
import { documentsOf } from "../testing/try-refinement.ts";
import { refine } from "./refine.ts";
import { setRefinements } from "./set-refinements.ts";

const secrets = { fence: "~~f~~", canary: "canary77" };

/** A model in this process; what it is asked is kept. */
function modelOf(write: (prompt: ReadPrompt) => Wording[], asked: string[] = []): LanguageModel {
  return {
    generate: (request) => {
      const system = request.system.map((block) => block.text).join("\n");
      const turns = request.messages.map((message) => message.text);
      asked.push([request.stage, system, ...turns].join("\n"));
      const proposals = write(readPrompt(system, turns));
      return Promise.resolve(ok(request.schema.parse({ proposals })));
    },
  };
}

function failing(code: ModelFailureCode): LanguageModel {
  return { generate: () => Promise.resolve(err({ code })) };
}

async function ask(model: LanguageModel, instruction: string) {
  const { base, tailoring } = await documentsOf("accountant");
  const engine = { model, name: "Model", secrets };
  const refined = await refine({ ...base, tailoring, instruction, engine });
  return { base, tailoring, refined };
}

describe("an instruction with a language model", () => {
  it("is worded by it in one call, and every proposal passes the check", async () => {
    const asked: string[] = [];
    const model = modelOf(writeHonestly, asked);
    const { base, tailoring, refined } = await ask(model, "Make it sparkle, but stay honest");
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^refinement\n/);
    expect(asked[0]).toContain("sparkle");
    expect(asked[0]).not.toContain(base.resume.name);
    expect(refined.outcome).toBe("applied");
    expect(refined.made).toMatchObject({ engine: "llm", model: "Model" });
    expect(refined.lines.every((line) => line.by === "llm")).toBe(true);
    const layered = setRefinements(tailoring, [
      {
        id: "r1",
        instruction: "x",
        at: "2026-11-21T10:00:00.000Z",
        made: refined.made,
        lines: [...refined.lines],
      },
    ]);
    const seen = review({ ...base, tailoring: layered, decisions: [] });
    const decisions = decideAll(
      seen.changes.filter((change) => change.refinement !== undefined),
      "accept",
    );
    const after = review({ ...base, tailoring: layered, decisions });
    const claims = [...after.resume.claims, ...after.letter.claims];
    expect(claims.filter((claim) => claim.verdict === "unsupported")).toEqual([]);
    expect(claims.some((claim) => claim.by === "llm")).toBe(true);
  });

  it("is told nothing personal that the person wrote, and words no line that is theirs alone", async () => {
    const { base, tailoring } = await documentsOf("accountant");
    const documents = { resume: tailoring.resume.resume, letter: tailoring.letter.letter };
    const here = { documents, document: "resume", at: "2026-11-21T10:00:00.000Z" } as const;
    const [job] = documents.resume.experience;
    const line = { id: "b30000", text: "Trained by Zelda Quux, zelda@quux.example" };
    const pending = [
      textEdit(here, "name", "Zelda Quux"),
      insertEdit(here, `${job?.id}.bullets`, line),
    ].flatMap((result): Edit[] => (result.ok ? [result.value] : []));
    const edited = review({ ...base, tailoring, decisions: [], pending });
    const asked: string[] = [];
    const engine = { model: modelOf(writeHonestly, asked), name: "Model", secrets };
    const instruction = "Make it sparkle, but stay honest";
    const refined = await refine({ ...base, tailoring: edited, instruction, engine });
    expect(asked).toHaveLength(1);
    expect(asked[0]).not.toMatch(/zelda|quux|b30000/i);
    expect(refined.lines.length).toBeGreaterThan(0);
    expect(refined.lines.map(({ path }) => path)).not.toContain(`${job?.id}.b30000`);
  });

  it("that lies ships none of it, whatever was asked", async () => {
    for (const text of ["Make it sparkle", "use stronger verbs", "Make the letter longer"]) {
      const lies = new Set<string>();
      const model = modelOf((prompt) => writeLies(prompt, lies));
      const { base, tailoring, refined } = await ask(model, text);
      expect(lies.size).toBeGreaterThan(0);
      const layered = setRefinements(tailoring, [
        {
          id: "r1",
          instruction: text,
          at: "2026-11-21T10:00:00.000Z",
          made: refined.made,
          lines: [...refined.lines],
        },
      ]);
      const seen = review({ ...base, tailoring: layered, decisions: [] });
      const changes = seen.changes.filter((change) => change.refinement !== undefined);
      const decisions = decideAll(changes, "accept");
      const after = review({ ...base, tailoring: layered, decisions });
      const claims = [...after.resume.claims, ...after.letter.claims];
      expect(claims.filter((claim) => claim.verdict === "unsupported")).toEqual([]);
      const texts = claims.map((claim) => claim.text).join("\n");
      expect([...lies].filter((lie) => texts.includes(lie))).toEqual([]);
    }
  });

  it("falls back to the rules and says so where the model fails", async () => {
    for (const code of ["transport", "budget", "busy", "invalid_output"] as const) {
      const { refined } = await ask(failing(code), "use stronger verbs");
      expect(refined.outcome).toBe("applied");
      const because = code === "budget" || code === "busy" ? code : "provider-failed";
      expect(refined.made).toMatchObject({ engine: "embedded", because });
    }
    const { refined } = await ask(failing("transport"), "Make it sparkle");
    expect(refined.outcome).toBe("not_understood");
  });

  it("asks it nothing for what is declined or is no matter of words", async () => {
    const asked: string[] = [];
    const model = modelOf(writeHonestly, asked);
    const declined = await ask(model, "Say that I am a CPA");
    expect(declined.refined.outcome).toBe("declined");
    const dropped = await ask(model, "Remove QuickBooks from my skills");
    expect(dropped.refined).toMatchObject({
      outcome: "applied",
      made: { engine: "embedded", because: "asked" },
    });
    expect(asked).toEqual([]);
  });
});
