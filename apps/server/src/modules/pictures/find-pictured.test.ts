import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { generationSessions } from "../../db/schema.ts";
import { resumeText } from "../../testing/sample-texts.ts";
import { makeSession, resultOf } from "../../testing/sessions.ts";
import { sharedSignedIn } from "../../testing/shared-service.ts";
import { newPerson, uploadText } from "../../testing/visitor.ts";
import type { Session } from "@savile/contracts";
import { picturedDocument, picturedUpload } from "./find-pictured.ts";

const { service, person } = await sharedSignedIn();
const { needs } = service;
let session: Session;
beforeAll(async () => {
  session = await makeSession(service, person, { template: "tech" });
  await needs.database.query
    .update(generationSessions)
    .set({ paper: "a4", layout: { pageBudget: 2, breaks: { exp1: { keepTogether: true } } } })
    .where(eq(generationSessions.id, session.session_id));
});

const of = (kind: "resume" | "cover_letter" = "resume", accountId = person.accountId) => ({
  accountId,
  sessionId: session.session_id,
  kind,
});

describe("a document to be pictured", () => {
  it("is as it is printed: its words, its look and its pages", async () => {
    expect(await picturedDocument(needs, of())).toEqual({
      ok: true,
      value: {
        document: { kind: "resume", resume: resultOf(session).resume.resume },
        template: "tech",
        paper: "a4",
        pageBudget: 2,
        breaks: { exp1: { keepTogether: true } },
      },
    });
    expect(await picturedDocument(needs, of("cover_letter"))).toEqual({
      ok: true,
      value: {
        document: { kind: "cover_letter", letter: resultOf(session).letter.letter },
        template: "tech",
        paper: "a4",
      },
    });
  });

  it("has its own paper in another look, and none of the pages that it was set to", async () => {
    const look = { template: "academic", paper: undefined } as const;
    const found = await picturedDocument(needs, of(), look);
    expect(found).toMatchObject({ ok: true, value: { template: "academic", paper: "a4" } });
    expect(found.ok && Object.keys(found.value).toSorted()).toEqual([
      "document",
      "paper",
      "template",
    ]);
    const letter = await picturedDocument(needs, of(), { ...look, paper: "letter" });
    expect(letter).toMatchObject({ ok: true, value: { paper: "letter" } });
  });

  it("is nobody else's", async () => {
    const { accountId } = await newPerson(service);
    const foreign = await picturedDocument(needs, of("resume", accountId));
    expect(foreign).toEqual({ ok: false, error: "session_not_found" });
  });
});

describe("an upload to be pictured", () => {
  it("is what was read from the file, on letter paper where no other is wanted", async () => {
    const uploadId = await uploadText(service, person, resumeText);
    const { accountId } = person;
    const look = { template: "modern", paper: undefined } as const;
    const found = await picturedUpload(needs, { accountId, uploadId }, look);
    expect(found).toMatchObject({
      ok: true,
      value: {
        document: { kind: "resume", resume: { name: "Mira Stolz" } },
        template: "modern",
        paper: "letter",
      },
    });
  });

  it("is nobody else's", async () => {
    const uploadId = await uploadText(service, person, resumeText);
    const { accountId } = await newPerson(service);
    const look = { template: "modern", paper: "a4" } as const;
    for (const one of [
      { accountId, uploadId },
      { accountId: person.accountId, uploadId: "none" },
    ]) {
      const found = await picturedUpload(needs, one, look);
      expect(found).toEqual({ ok: false, error: "upload_not_found" });
    }
  });
});
