import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { announce } from "../../lib/announce.ts";
import { sentenceOf } from "../../lib/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { requestCode, verifyCode } from "./api/sign-in.ts";
import type { CodeRequest } from "./api/sign-in.ts";
import { CodeField, codeLength } from "./code-field.tsx";
import { t } from "./messages.ts";
import { sayCodeFailure } from "./say-code-failure.ts";
import { useCountdown } from "./use-countdown.ts";

interface ResendProps {
  readonly request: CodeRequest;
  readonly onSent: (request: CodeRequest) => void;
  readonly onSignedIn: () => void;
}

function Resend({ request, onSent, onSignedIn }: ResendProps) {
  const wait = useCountdown(request.resendAt);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);

  async function again(): Promise<void> {
    setBusy(true);
    setSaid(null);
    try {
      const next = await requestCode(request.email);
      if (next === null) return onSignedIn();
      onSent(next);
      setSaid(t("code.resent"));
      announce(t("code.resent"));
    } catch (error) {
      setSaid(`${t("code.resendFailed")}. ${sentenceOf(error)}`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="text-sm text-ink-2">
      <p className="flex min-h-9 flex-wrap items-center gap-x-2">
        {t("code.resendAsk")}
        {wait > 0 ? (
          <span className="tabular text-ink-3">{t("code.resendIn", { n: wait })}</span>
        ) : (
          <Button look="quiet" size="small" busy={busy} onClick={() => void again()}>
            {busy ? t("code.resending") : t("code.resend")}
          </Button>
        )}
      </p>
      {said === null ? null : <p className="mt-1">{said}</p>}
    </div>
  );
}

export interface CodeFormProps {
  readonly request: CodeRequest;
  readonly onSent: (request: CodeRequest) => void;
  readonly onBack: () => void;
  readonly onSignedIn: () => void;
}

/** Second step: the code of the e-mail. */
export function CodeForm({ request, onSent, onBack, onSignedIn }: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const [complaint, setComplaint] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => input.current?.focus(), []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setComplaint(null);
    try {
      await verifyCode(request.email, code);
      onSignedIn();
    } catch (error) {
      // The boxes are emptied, so that the next code can be pasted at once.
      setCode("");
      setComplaint(sayCodeFailure(error));
      input.current?.focus();
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
      <h2 className="text-xl font-semibold tracking-tight">{t("code.heading")}</h2>
      <p className="text-ink-2">{t("code.sent", { email: request.email })}</p>
      <CodeField
        value={code}
        onChange={setCode}
        // The button that is off keeps Enter from telling what is missing.
        onEnter={() => {
          if (code === "") setComplaint(t("code.empty"));
        }}
        error={complaint}
        input={input}
      />
      <div className="flex gap-3">
        <Button size="large" onClick={onBack}>
          {t("code.back")}
        </Button>
        <Button
          type="submit"
          look="primary"
          size="large"
          wide
          busy={busy}
          disabled={code.length !== codeLength}
        >
          {busy ? t("code.submitting") : t("code.submit")}
        </Button>
      </div>
      <Resend request={request} onSent={onSent} onSignedIn={onSignedIn} />
    </form>
  );
}
