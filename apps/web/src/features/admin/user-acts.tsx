import type { AdminUserDetail } from "@savile/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { announce } from "../../lib/announce.ts";
import { sentenceOf } from "../../lib/api-error.ts";
import { AskDialog } from "../../ui/ask-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { changeUser, failedChange, questionBefore, wayBack } from "./change-user.ts";
import type { UserChange } from "./change-user.ts";
import { t } from "./messages.ts";

interface Said {
  readonly change: UserChange;
  readonly text: string;
  /** Why it could not be done; `null` when it was. */
  readonly failure: string | null;
}

/** Makes one change at a time, says what came of it, and loads the lists anew. */
function useChanges(user: AdminUserDetail) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  async function make(change: UserChange): Promise<void> {
    if (busy) return;
    setBusy(true);
    setSaid(null);
    try {
      const text = await changeUser(user, change);
      setSaid({ change, text, failure: null });
      announce(text);
      await queryClient.invalidateQueries({ queryKey: ["admin"] });
    } catch (error) {
      setSaid({ change, text: failedChange(change), failure: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  }
  return { busy, said, make };
}

interface OutcomeProps {
  readonly said: Said;
  readonly busy: boolean;
  readonly onChange: (change: UserChange) => void;
}

/** What came of a change, with the way back where there is one. */
function Outcome({ said, busy, onChange }: OutcomeProps) {
  if (said.failure !== null) {
    return (
      <Note kind="error" title={said.text}>
        {said.failure}
      </Note>
    );
  }
  const back = wayBack(said.change);
  return (
    <Note
      title={said.text}
      actions={
        back === null ? undefined : (
          <Button size="small" aria-disabled={busy} onClick={() => onChange(back.change)}>
            {back.label}
          </Button>
        )
      }
    />
  );
}

/** What an administrator can do to an account. */
export function UserActs({ user }: { readonly user: AdminUserDetail }) {
  const { busy, said, make } = useChanges(user);
  const [asked, setAsked] = useState<UserChange | null>(null);
  const question = asked === null ? null : questionBefore(user, asked);

  function start(change: UserChange): void {
    if (questionBefore(user, change) === null) void make(change);
    else setAsked(change);
  }

  function agree(): void {
    if (asked !== null) void make(asked);
    setAsked(null);
  }

  // Not disabled while busy: the focus would be lost with the button.
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-disabled={busy}
          onClick={() => start({ kind: "active", to: !user.is_active })}
        >
          {user.is_active ? t("user.deactivate") : t("user.reinstate")}
        </Button>
        <Button
          size="small"
          aria-disabled={busy}
          onClick={() => start({ kind: "premium", to: !user.granted })}
        >
          {user.granted ? t("user.standard") : t("user.premium")}
        </Button>
        <Button
          size="small"
          aria-disabled={busy}
          disabled={user.sessions.length === 0}
          onClick={() => start({ kind: "revoke" })}
        >
          {t("user.revoke")}
        </Button>
      </div>
      {said === null ? null : <Outcome said={said} busy={busy} onChange={start} />}
      {question === null ? null : (
        <AskDialog
          title={question.title}
          text={question.text}
          yes={question.yes}
          yesLook="danger"
          no={t("user.cancel")}
          onYes={agree}
          onNo={() => setAsked(null)}
        />
      )}
    </div>
  );
}
