import { Link, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { sentenceOf } from "../../lib/api-error.ts";
import { readTaken } from "../../lib/taken-posting.ts";
import { afterSignIn } from "../../lib/visit.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { ScreenTitle } from "../../ui/screen.tsx";
import { verifyLink } from "./api/sign-in.ts";
import { t } from "./messages.ts";

/** Where the link of the e-mail leads: nothing happens before the click, because scanners open links too. */
export function LinkScreen() {
  const router = useRouter();
  // Behind the `#`, the token reaches no server, log or referrer before the click.
  const [token] = useState(() => window.location.hash.slice(1));
  const [busy, setBusy] = useState(false);
  const [complaint, setComplaint] = useState<string | null>(null);

  async function use(): Promise<void> {
    setBusy(true);
    setComplaint(null);
    try {
      await verifyLink(token);
      router.history.replace(afterSignIn(readTaken() === null ? "/" : "/new"));
    } catch (error) {
      setComplaint(sentenceOf(error));
      setBusy(false);
    }
  }

  return (
    <div className="mx-auto w-full max-w-[480px] flex-1 px-4 py-16">
      <ScreenTitle>{t("link.title")}</ScreenTitle>
      <div className="rounded-panel border border-line bg-surface p-6 md:p-8">
        <h1 className="text-2xl font-semibold tracking-tighter">{t("link.title")}</h1>
        <p className="mt-2 text-ink-2">{token === "" ? t("link.missing") : t("link.text")}</p>
        {complaint === null ? null : (
          <div className="mt-4">
            <Note kind="error">{complaint}</Note>
          </div>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          {token === "" ? null : (
            <Button look="primary" size="large" busy={busy} onClick={() => void use()}>
              {t("link.submit")}
            </Button>
          )}
          <Link to="/" className={buttonClass("secondary", "large")}>
            {t("link.start")}
          </Link>
        </div>
      </div>
    </div>
  );
}
