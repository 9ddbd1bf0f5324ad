import type { SessionSummary } from "@savile/contracts";
import { applicationStates } from "@savile/model";
import { useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { titleOf } from "../../lib/title-of.ts";
import { setApplicationState } from "./api/set-application-state.ts";
import { say } from "./texts/messages.ts";

const looks = {
  to_send: "text-ink-2",
  sent: "text-accent",
  interview: "text-warn",
  offer: "text-add",
  no: "text-ink-3",
} as const;

/** How far an application is, as the person says: the system's own list. */
export function StateChoice({ session }: { readonly session: SessionSummary }) {
  const client = useQueryClient();
  const { session_id: id, application_state: state } = session;
  return (
    <select
      aria-label={say("state.of", { title: titleOf(session) })}
      value={state}
      onChange={({ target }) => {
        const next = applicationStates.find((one) => one === target.value);
        if (next !== undefined) void setApplicationState(client, id, next);
      }}
      className={clsx(
        "relative h-9 rounded-control border mr-auto border-line-strong/70 bg-surface px-2 text-sm font-medium hover:border-line-strong",
        looks[state],
      )}
    >
      {applicationStates.map((one) => (
        <option key={one} value={one}>
          {say(`state.${one}`)}
        </option>
      ))}
    </select>
  );
}
