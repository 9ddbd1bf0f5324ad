import type { Hint } from "@savile/model";
import { describe, expect, it } from "vitest";
import { sampleWork } from "../../../testing/render-work.tsx";
import { thingsToSend } from "./to-send.ts";

function hint(code: Hint["code"]): Hint {
  return { code, document: "resume", paths: ["name"], of: 1 };
}

function proven(verdict: "supported" | "weak") {
  const { resume, letter } = sampleWork().tailoring;
  const told = (part: typeof resume | typeof letter) =>
    part.claims.map((claim) => ({ ...claim, verdict }));
  return {
    resume: { ...resume, claims: told(resume) },
    letter: { ...letter, claims: told(letter) },
  };
}

describe("what waits before the documents are sent", () => {
  it("is what is wrong or worth a look, without notes", () => {
    const hints = [hint("missing-email"), hint("no-start"), hint("pronouns")];
    const codes = thingsToSend(sampleWork({ ...proven("supported"), hints }), false).map(
      ({ code }) => code,
    );
    expect(codes).toEqual(["missing-email", "no-start"]);
  });

  it("counts the lines without proof as one thing, of the lines as they are now", () => {
    const none = thingsToSend(
      sampleWork({ ...proven("supported"), hints: [hint("unproven")] }),
      false,
    );
    expect(none).toEqual([]);
    const [open, ...others] = thingsToSend(sampleWork({ ...proven("weak"), hints: [] }), false);
    expect(open?.code).toBe("unproven");
    expect(open?.paths.length).toBe(open?.of);
    expect(others).toEqual([]);
  });

  it("is without the questions of the posting once the person left them", () => {
    const work = sampleWork({ ...proven("supported"), hints: [hint("unanswered")] });
    expect(thingsToSend(work, false).map(({ code }) => code)).toEqual(["unanswered"]);
    expect(thingsToSend(work, true)).toEqual([]);
  });
});
