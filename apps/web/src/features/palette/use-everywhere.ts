import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { useAccount } from "../../lib/account-store.ts";
import { api } from "../../lib/api.ts";
import type { Command } from "../../lib/commands.ts";
import { openLayer } from "../../lib/layers.ts";
import { chooseTheme, themes } from "../../lib/theme.ts";
import { titleOf } from "../../lib/title-of.ts";
import { say } from "./messages.ts";

const mostSessions = 20;

/** The newest sessions, for the palette alone. */
const paletteSessions = {
  queryKey: ["sessions", "palette"],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    (await api.call("listSessions", { query: { limit: String(mostSessions) } }, { signal }))
      .sessions,
} as const;

/** What can be done on every screen: the places, the themes, and the finished documents. */
export function useEverywhere(): readonly Command[] {
  const navigate = useNavigate();
  const admin = useAccount()?.user.is_admin === true;
  const { data: sessions } = useQuery(paletteSessions);
  return useMemo(() => {
    const go = (
      id: string,
      label: string,
      to: "/" | "/new" | "/account" | "/subscription" | "/admin",
    ) => ({
      id: `go ${id}`,
      label,
      group: say("go.group"),
      run: () => void navigate({ to }),
    });
    const documents = (sessions ?? []).map((session) => ({
      id: `session ${session.session_id}`,
      label: titleOf(session),
      group: say("docs.group"),
      run: () => void navigate({ to: "/s/$id", params: { id: session.session_id } }),
    }));
    return [
      go("home", say("go.home"), "/"),
      go("new", say("go.new"), "/new"),
      go("account", say("go.account"), "/account"),
      go("plan", say("go.plan"), "/subscription"),
      ...(admin ? [go("admin", say("go.admin"), "/admin")] : []),
      ...documents,
      ...themes.map((theme) => ({
        id: `theme ${theme}`,
        label: say(`look.${theme}`),
        group: say("look.group"),
        run: () => chooseTheme(theme),
      })),
      {
        id: "shortcuts",
        label: say("look.keys"),
        group: say("go.group"),
        keys: "?",
        run: () => openLayer("shortcuts"),
      },
    ];
  }, [admin, navigate, sessions]);
}
