import { useRouter } from "@tanstack/react-router";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { hasExpired } from "../../lib/account-store.ts";
import { afterSignIn } from "../../lib/visit.ts";
import { t } from "../../lib/texts/messages.ts";
import { Note } from "../../ui/note.tsx";
import { ScreenTitle } from "../../ui/screen.tsx";
import { SignInSteps } from "./sign-in-steps.tsx";
import { part } from "../../ui/part.tsx";

// A picture only: it may come after the form.
const ShowSheet = part(async () => (await import("./show-sheet.tsx")).ShowSheet, { ahead: false });

const facts = ["fact1", "fact2", "fact3"] as const;

export interface SignInScreenProps {
  /** What can be seen without signing in. */
  readonly first: ReactNode;
}

/** The first screen of a stranger. */
export function SignInScreen({ first }: SignInScreenProps) {
  const router = useRouter();

  function enter(): void {
    const next = new URLSearchParams(window.location.search).get("next");
    const wanted = next !== null && /^\/(?![/\\])/.test(next) ? next : "/";
    const way = afterSignIn(wanted);
    if (way !== "/") router.history.replace(way);
  }

  return (
    <div className="mx-auto grid w-full max-w-[1200px] flex-1 content-center items-start gap-12 px-4 py-10 md:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,520px)] lg:gap-x-16 lg:py-12">
      <ScreenTitle>{t("signIn.title")}</ScreenTitle>
      <div className="mx-auto w-full max-w-[440px] lg:mx-0">
        <h1 className="text-2xl font-semibold tracking-tighter sm:text-3xl">
          {t("signIn.heading")}
        </h1>
        <p className="mt-4 text-lg text-ink-2">{t("signIn.lead")}</p>
        <div className="mt-8 max-w-sm space-y-4">
          {hasExpired() ? <Note kind="warn">{t("error.sessionExpired")}</Note> : null}
          <SignInSteps onSignedIn={enter} />
        </div>
      </div>
      <div>
        {first}
        {/* Its room is kept while it comes: nothing else may move. */}
        <div className="mt-8 hidden h-52 overflow-hidden lg:block">
          <Suspense fallback={null}>
            <ShowSheet />
          </Suspense>
        </div>
      </div>
      <dl className="grid gap-x-6 gap-y-4 border-t border-line pt-6 text-sm sm:grid-cols-3 lg:col-span-2">
        {facts.map((fact) => (
          <div key={fact}>
            <dt className="font-semibold">{t(`signIn.${fact}.title`)}</dt>
            <dd className="mt-0.5 text-ink-3">{t(`signIn.${fact}`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
