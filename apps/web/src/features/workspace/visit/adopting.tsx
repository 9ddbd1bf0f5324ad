import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { ApiError, moreOf, sentenceOf } from "../../../lib/api-error.ts";
import { keepStep } from "../../../lib/kept-step.ts";
import { noteVisit } from "../../../lib/visit.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { Note } from "../../../ui/note.tsx";
import { adoptVisit } from "./api/held-visit.ts";
import { say } from "./messages.ts";
import { VisitFrame } from "./visit-frame.tsx";

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === "visit_not_found";
}

/** Takes the held result over into the account that has just signed in, and goes there. */
export function Adopting() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { mutate, error } = useMutation({
    ...adoptVisit,
    onSuccess: async (id) => {
      // The list has one more, and what is left of the month may be one less.
      await client.invalidateQueries();
      await navigate({ to: "/s/$id", params: { id }, replace: true });
    },
    onError: (failure) => {
      if (isGone(failure)) noteVisit(false);
    },
  });
  useEffect(() => mutate(), [mutate]);
  if (error === null) {
    return (
      <VisitFrame title={say("try.adopting")}>
        <Loading className="block">
          <span className="block h-40 skeleton" />
        </Loading>
      </VisitFrame>
    );
  }
  return (
    <VisitFrame title={say("try.notKept")}>
      <Note kind="error">
        {sentenceOf(error)} {moreOf(error)}
      </Note>
      <div className="mt-4 flex flex-wrap gap-2">
        {isGone(error) ? null : (
          <Link
            to="/subscription"
            search={{ tab: "pricing" }}
            onClick={() => keepStep()}
            className={buttonClass("primary")}
          >
            {say("try.plans")}
          </Link>
        )}
        <Link to="/" className={buttonClass("secondary")}>
          {say("try.home")}
        </Link>
      </div>
    </VisitFrame>
  );
}
