import { saveEditsResponseSchema } from "@savile/contracts";
import type { Session } from "@savile/contracts";
import type { Documents } from "@savile/model";
import { expect } from "vitest";
import { resultOf } from "./sessions.ts";
import type { TestService } from "./test-service.ts";
import { post } from "./visitor.ts";
import type { Person } from "./visitor.ts";

/** What a client sends to save: new edits, and all decisions where some are new. */
export interface SentEdits {
  readonly edits: readonly unknown[];
  readonly decisions?: readonly unknown[] | undefined;
  /** The version of the session, unless another one is named. */
  readonly version?: number;
}

export const urlOf = (session: Pick<Session, "session_id">, call: string): string =>
  `/generate/sessions/${session.session_id}${call}`;

export function sendEdits(service: TestService, who: Person, session: Session, sent: SentEdits) {
  const { edits, decisions, version = session.version } = sent;
  const body = { base_version: version, edits, decisions };
  return post(service, urlOf(session, "/edits"), body, who.write);
}

/** Saves and answers the session with the edits that were left out. */
export async function saveEdits(
  service: TestService,
  who: Person,
  session: Session,
  sent: SentEdits,
) {
  const answer = await sendEdits(service, who, session, sent);
  expect([answer.statusCode, answer.statusCode === 200 ? "" : answer.body]).toEqual([200, ""]);
  return saveEditsResponseSchema.parse(answer.json());
}

/** An edit of a text of the resume as the wire has it. */
export function textOnWire(path: string, old: string, next: string) {
  return {
    document_type: "resume",
    field_path: path,
    old_value: old,
    new_value: next,
    timestamp: "2026-03-02T10:00:00.000Z",
  };
}

export function documentsOf(session: Session): Documents {
  const { resume, letter } = resultOf(session);
  return { resume: resume.resume, letter: letter.letter };
}

/** The first line of the first job, as an edit of it. */
export function firstLine(session: Session, next: string) {
  const [job] = documentsOf(session).resume.experience;
  const [line] = job?.bullets ?? [];
  if (job === undefined || line === undefined) throw new Error("the sample has no line");
  return textOnWire(`${job.id}.${line.id}`, line.text, next);
}
