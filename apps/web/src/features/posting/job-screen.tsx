import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { useState } from "react";
import type { FormEvent } from "react";
import { announce } from "../../lib/announce.ts";
import { countCodePoints, cutToCodePoints } from "../../lib/code-points.ts";
import { keepDraft, readDraft } from "../../lib/drafts.ts";
import { useSettled } from "../../lib/use-settled.ts";
import { t } from "../../lib/texts/messages-signed-in.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { ScreenHead } from "../../ui/screen.tsx";
import { StepRail } from "../../ui/step-rail.tsx";
import { postingQuery } from "./api/parse-posting.ts";
import { ModeChoice } from "./mode-choice.tsx";
import { PostingField } from "../../ui/posting-field.tsx";
import { PostingRail } from "./posting-rail.tsx";

const limit = 10_000;
const settleMs = 300;

/** How many characters two texts begin with alike. */
function sharedBeginning(a: string, b: string): number {
  const least = Math.min(a.length, b.length);
  let at = 0;
  while (at < least && a.charAt(at) === b.charAt(at)) at += 1;
  return at;
}

/** How many characters two texts end with alike. */
function sharedEnd(a: string, b: string): number {
  const least = Math.min(a.length, b.length);
  let at = 0;
  while (at < least && a.charAt(a.length - 1 - at) === b.charAt(b.length - 1 - at)) at += 1;
  return at;
}

/** Whether a text is an edit of another one: half of it stands as it did; two postings share less than that. */
function isSamePosting(before: string, after: string): boolean {
  if (before.length === 0) return true;
  const same = sharedBeginning(before, after) + sharedEnd(before, after);
  return same * 2 >= before.length;
}

/** Second step: the posting, and what is understood of it while it is pasted. */
export function JobScreen() {
  const { uploadId } = useParams({ from: "/signed-in/new/$uploadId/job" });
  const navigate = useNavigate();
  const [text, setText] = useState(() => readDraft(uploadId).jobDescription);
  const [company, setCompany] = useState(() => readDraft(uploadId).company);
  const [cut, setCut] = useState(false);
  const settled = useSettled(text, settleMs);
  const posting = useQuery(postingQuery(settled));
  const blank = text.trim() === "";

  function change(next: string): void {
    const kept = cutToCodePoints(next, limit);
    const wasCut = kept.length < next.length;
    if (wasCut) announce(t("job.cut"));
    setCut(wasCut);
    setText(kept);
    keepDraft(uploadId, { jobDescription: kept });
    if (!isSamePosting(text, kept)) sayCompany(undefined);
  }

  function sayCompany(answer: string | undefined): void {
    setCompany(answer);
    keepDraft(uploadId, { company: answer });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (blank) return;
    void navigate({ to: "/new/$uploadId/template", params: { uploadId } });
  }

  return (
    <div className="mx-auto w-full max-w-[1200px] px-4 py-8 md:px-6 md:py-10">
      <StepRail current="job" />
      <ScreenHead title={t("job.title")} lead={t("job.lead")} />
      <form
        onSubmit={submit}
        className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-8"
      >
        <div>
          <ModeChoice onFound={change} />
          <PostingField text={text} count={countCodePoints(text)} cut={cut} onChange={change} />
          <div className="mt-5 flex flex-wrap gap-2">
            <Button type="submit" look="primary" size="large" disabled={blank}>
              {t("job.submit")}
            </Button>
            <Link
              to="/new/$uploadId/check"
              params={{ uploadId }}
              className={buttonClass("quiet", "large")}
            >
              {t("job.back")}
            </Link>
          </div>
        </div>
        <PostingRail
          blank={blank}
          busy={posting.isFetching || settled !== text}
          failed={posting.isError}
          posting={blank ? undefined : posting.data}
          company={company}
          onCompany={sayCompany}
        />
      </form>
    </div>
  );
}
