import type { Session } from "@savile/contracts";
import { queryOptions } from "@tanstack/react-query";
import { t } from "./texts/messages-signed-in.ts";
import { ApiError } from "./api-error.ts";
import { api } from "./api.ts";
import { takeEarly } from "./early-session.ts";

/** Whether an answer holds what every screen of a session needs. */
function isWhole(answer: unknown): boolean {
  if (typeof answer !== "object" || answer === null) return false;
  const held = new Map<string, unknown>(Object.entries(answer));
  const isThere = (name: string): boolean => typeof held.get(name) === "object";
  return typeof held.get("session_id") === "string" && isThere("extraction") && isThere("posting");
}

/** The session of an answer; one without its data is told instead of shown. */
export function wholeSession(answer: Session): Session {
  if (isWhole(answer)) return answer;
  throw new ApiError("session_incomplete", 200, t("content.noSession"));
}

/** Whether a run is finished and its documents are missing all the same. */
export function lacksContent({
  status,
  tailoring,
}: Pick<Session, "status" | "tailoring">): boolean {
  return status === "succeeded" && tailoring === null;
}

/** A generation session with its source, posting and, once there, its result. */
export function sessionQuery(id: string) {
  return queryOptions({
    queryKey: ["session", id],
    queryFn: async ({ signal }) =>
      wholeSession(await (takeEarly(id) ?? api.call("getSession", { params: { id } }, { signal }))),
    // A browser without a line has a copy.
    networkMode: "always",
    staleTime: 60_000,
  });
}
