import { setTimeout as sleep } from "node:timers/promises";
import { isSameValue, ok } from "@savile/model";
import type { Tailoring } from "@savile/model";
import { countPages } from "@savile/workflow";
import type { Dependencies } from "../../dependencies.ts";
import type { StoredPages } from "../generation-sessions/repository.ts";
import type { ReviewedSession } from "../generation-sessions/reviewed-session.ts";

type Needs = Pick<Dependencies, "renderer">;

/** A client waits 5 s for a save; its words matter more than how many pages they take. */
const patienceMs = 1_500;

async function inTime<T>(made: Promise<T>): Promise<T | null> {
  const stop = new AbortController();
  const late = sleep(patienceMs, null, { signal: stop.signal }).catch(() => null);
  const first = await Promise.race([made, late]);
  stop.abort();
  return first;
}

async function count(
  needs: Needs,
  reviewed: ReviewedSession,
  { resume, letter }: Tailoring,
): Promise<StoredPages | null> {
  const { template, paper, layout } = reviewed;
  const { pages } = reviewed.state;
  const print = { template, paper };
  const before = reviewed.tailoring;
  const counted = await Promise.all([
    isSameValue(resume.resume, before.resume.resume)
      ? ok(pages.resume)
      : countPages({ ...print, ...layout, document: resume }, needs.renderer),
    isSameValue(letter.letter, before.letter.letter)
      ? ok(pages.letter)
      : countPages({ ...print, document: letter }, needs.renderer),
  ]);
  const [resumePages, letterPages] = counted;
  if (!resumePages.ok || !letterPages.ok) return null;
  return { ...pages, resume: resumePages.value, letter: letterPages.value };
}

/** Pages of documents with their edits; where they cannot be counted now, the count stays as it was. */
export async function pagesNow(
  needs: Needs,
  reviewed: ReviewedSession,
  tailoring: Tailoring,
): Promise<StoredPages> {
  return (await inTime(count(needs, reviewed, tailoring))) ?? reviewed.state.pages;
}
