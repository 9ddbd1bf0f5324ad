import type { AdminUserDetail } from "@savile/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { announce } from "../../lib/announce.ts";
import { sentenceOf } from "../../lib/api-error.ts";
import { api } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { t } from "./messages.ts";

interface Said {
  readonly kind: "done" | "failed";
  readonly text: string;
  readonly detail?: string;
}

/** Runs one act at a time, says what came of it, and loads the lists anew. */
function useActs() {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  async function run(act: () => Promise<string>, failed: string): Promise<void> {
    setBusy(true);
    setSaid(null);
    try {
      const text = await act();
      setSaid({ kind: "done", text });
      announce(text);
      await queryClient.invalidateQueries({ queryKey: ["admin"] });
    } catch (error) {
      setSaid({ kind: "failed", text: failed, detail: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  }
  return { busy, said, run };
}

interface RevokeProps {
  readonly user: AdminUserDetail;
  readonly busy: boolean;
  readonly onRevoke: () => Promise<void>;
}

/** The only act that asks back: it cannot be undone. */
function Revoke({ user, busy, onRevoke }: RevokeProps) {
  const [asking, setAsking] = useState(false);
  const n = user.sessions.length;
  if (!asking) {
    return (
      <Button size="small" disabled={busy || n === 0} onClick={() => setAsking(true)}>
        {t("user.revoke")}
      </Button>
    );
  }
  return (
    <div className="w-full rounded-control border border-line bg-raised p-3">
      <p className="text-sm">{t("user.revokeAsk", { n, email: user.email })}</p>
      <div className="mt-2 flex gap-2">
        <Button
          size="small"
          look="danger"
          busy={busy}
          onClick={() => void onRevoke().then(() => setAsking(false))}
        >
          {t("user.revokeYes")}
        </Button>
        <Button size="small" onClick={() => setAsking(false)}>
          {t("user.keep")}
        </Button>
      </div>
    </div>
  );
}

/** What an administrator can do to an account; the server writes each act down. */
export function UserActs({ user }: { readonly user: AdminUserDetail }) {
  const { busy, said, run } = useActs();
  const { id, email } = user;
  const params = { id };
  const setActive = (is_active: boolean): Promise<void> =>
    run(async () => {
      await api.call("setUserStatus", { params, body: { is_active } });
      return t(is_active ? "user.did.active" : "user.did.inactive", { email });
    }, t("user.statusFailed"));
  const setPremium = (is_premium: boolean): Promise<void> =>
    run(async () => {
      await api.call("setUserPremium", { params, body: { is_premium } });
      return t(is_premium ? "user.did.premium" : "user.did.standard", { email });
    }, t("user.premiumFailed"));
  const revoke = (): Promise<void> =>
    run(async () => {
      const { revoked } = await api.call("revokeUserSessions", { params });
      return t("user.did.revoked", { n: revoked, email });
    }, t("user.revokeFailed"));
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={busy} onClick={() => void setActive(!user.is_active)}>
          {user.is_active ? t("user.deactivate") : t("user.activate")}
        </Button>
        <Button size="small" disabled={busy} onClick={() => void setPremium(!user.granted)}>
          {user.granted ? t("user.standard") : t("user.premium")}
        </Button>
        <Revoke user={user} busy={busy} onRevoke={revoke} />
      </div>
      {said === null ? null : (
        <Note kind={said.kind === "failed" ? "error" : "plain"} title={said.text}>
          {said.detail}
        </Note>
      )}
    </div>
  );
}
