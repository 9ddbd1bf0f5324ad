import { useRef, useState } from "react";
import type { FormEvent } from "react";
import { signInMessageOf } from "@savile/contracts/client";
import { sentenceOf } from "../../lib/api-error.ts";
import { t as frame } from "../../lib/texts/messages.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { requestCode } from "./api/sign-in.ts";
import type { CodeRequest } from "./api/sign-in.ts";
import { t } from "./messages.ts";

const addressShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function checkEmail(email: string): string | null {
  if (email === "") return frame("signIn.emptyEmail");
  return addressShape.test(email) ? null : frame("signIn.invalidEmail");
}

export interface EmailFormProps {
  readonly mode: "instant" | "code";
  /** The address that was typed before, when the person came back. */
  readonly email: string;
  readonly onSignedIn: () => void;
  readonly onCodeSent: (request: CodeRequest) => void;
}

/** First step: the e-mail address. */
export function EmailForm({ mode, email: first, onSignedIn, onCodeSent }: EmailFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState(first);
  const [complaint, setComplaint] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const code = mode === "code";

  function complain(text: string): void {
    setComplaint(text);
    form.current?.querySelector("input")?.focus();
  }

  async function send(address: string): Promise<void> {
    setBusy(true);
    try {
      const request = await requestCode(address);
      if (request === null) onSignedIn();
      else onCodeSent(request);
    } catch (error) {
      complain(signInMessageOf({ text: sentenceOf(error) }));
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const address = email.trim().toLowerCase();
    const wrong = checkEmail(address);
    if (wrong !== null) return complain(wrong);
    setComplaint(null);
    void send(address);
  }

  const idle = code ? t("request.submit") : frame("signIn.submit");
  const working = code ? t("request.submitting") : frame("signIn.submitting");
  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-4">
      <Field
        label={frame("signIn.email")}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={complaint}
      />
      <Button type="submit" look="primary" size="large" wide busy={busy}>
        {busy ? working : idle}
      </Button>
    </form>
  );
}
