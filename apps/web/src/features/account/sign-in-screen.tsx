import { useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useRef, useState } from "react";
import type { FormEvent } from "react";
import { hasExpired } from "../../lib/account-store.ts";
import { sentenceOf } from "../../lib/api-error.ts";
import { useHealth } from "../../lib/use-health.ts";
import { t } from "../../messages.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Note } from "../../ui/note.tsx";
import { ScreenTitle } from "../../ui/screen.tsx";
import { signIn } from "./api/sign-in.ts";

// A picture only: it may come after the form.
const ShowSheet = lazy(async () => {
  const module = await import("./show-sheet.tsx");
  return { default: module.ShowSheet };
});

const addressShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function checkEmail(email: string): string | null {
  if (email === "") return t("signIn.emptyEmail");
  return addressShape.test(email) ? null : t("signIn.invalidEmail");
}

function SignInForm() {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState("");
  const [complaint, setComplaint] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  function complain(text: string): void {
    setComplaint(text);
    form.current?.querySelector("input")?.focus();
  }

  async function send(address: string): Promise<void> {
    setBusy(true);
    try {
      await signIn(address);
      const next = new URLSearchParams(window.location.search).get("next");
      if (next !== null && /^\/(?![/\\])/.test(next)) router.history.replace(next);
    } catch (error) {
      complain(sentenceOf(error));
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

  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-4">
      <Field
        label={t("signIn.email")}
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
        {busy ? t("signIn.submitting") : t("signIn.submit")}
      </Button>
    </form>
  );
}

function ModeNote() {
  const known = useHealth();
  if (known.state === "answered" && known.health.auth_mode === "code")
    return <Note kind="warn">{t("signIn.codeMode")}</Note>;
  return <Note title={t("signIn.notice.title")}>{t("signIn.notice")}</Note>;
}

const facts = ["fact1", "fact2", "fact3"] as const;

/** The only screen of a stranger. */
export function SignInScreen() {
  return (
    <div className="mx-auto grid w-full max-w-[1200px] flex-1 items-center gap-12 px-4 py-10 md:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,520px)] lg:gap-16 lg:py-12">
      <ScreenTitle>{t("signIn.title")}</ScreenTitle>
      <div className="mx-auto w-full max-w-[440px] lg:mx-0">
        <h1 className="text-2xl font-semibold tracking-tighter sm:text-3xl">
          {t("signIn.heading")}
        </h1>
        <p className="mt-4 text-lg text-ink-2">{t("signIn.lead")}</p>
        <div className="mt-8 max-w-[352px] space-y-4">
          {hasExpired() ? <Note kind="warn">{t("error.sessionExpired")}</Note> : null}
          <SignInForm />
          <ModeNote />
        </div>
        <dl className="mt-10 grid gap-x-6 gap-y-4 border-t border-line pt-6 text-sm sm:grid-cols-3">
          {facts.map((fact) => (
            <div key={fact}>
              <dt className="font-semibold">{t(`signIn.${fact}.title`)}</dt>
              <dd className="mt-0.5 text-ink-3">{t(`signIn.${fact}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Suspense fallback={null}>
        <ShowSheet />
      </Suspense>
    </div>
  );
}
