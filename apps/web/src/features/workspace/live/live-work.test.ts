import { describe, expect, it } from "vitest";
import { sampleWork } from "../../../testing/render-work.tsx";
import { workWith } from "./live-work.ts";

const { session, tailoring, documents } = sampleWork();
const now = { resume: tailoring.resume.resume, letter: tailoring.letter.letter };
const [job] = now.resume.experience;
if (job === undefined) throw new Error("the sample resume has a job");

describe("documents that are newer than the check", () => {
  it("are shown as they read now", () => {
    const title = "Chief Gardener";
    const resume = { ...now.resume, experience: [{ ...job, title }] };
    const work = workWith(session, tailoring, { ...now, resume });
    expect(work?.documents.resume.textOf.get("exp1.title")).toBe(title);
    expect(work?.tailoring.resume.resume.experience[0]?.title).toBe(title);
  });

  it("keep what is claimed of the texts that stayed, and nothing else", () => {
    const [first, ...others] = job.bullets;
    const changed = [{ id: first?.id ?? "", text: "Led nine gardeners" }, ...others];
    const resume = { ...now.resume, experience: [{ ...job, bullets: changed }] };
    const work = workWith(session, tailoring, { ...now, resume });
    const path = `exp1.${first?.id ?? ""}`;
    expect(documents.resume.claimOf.has(path)).toBe(true);
    expect(work?.documents.resume.claimOf.has(path)).toBe(false);
    const left = documents.resume.claims.filter((claim) => claim.path !== path);
    expect(work?.documents.resume.claims).toEqual(left);
  });

  it("claim the same where nothing changed", () => {
    const work = workWith(session, tailoring, now);
    expect(work?.documents.resume.claims).toEqual(documents.resume.claims);
  });
});
