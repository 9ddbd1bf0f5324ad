import { Suspense, useState } from "react";
import { useHealth } from "../../lib/use-health.ts";
import { t } from "../../lib/texts/messages.ts";
import { Note } from "../../ui/note.tsx";
import type { CodeRequest } from "./api/sign-in.ts";
import { EmailForm } from "./email-form.tsx";
import { t as say } from "./messages.ts";
import { part } from "../../ui/part.tsx";

const CodeForm = part(async () => (await import("./code-form.tsx")).CodeForm, { ahead: false });

export interface SignInStepsProps {
  /** The person is signed in. */
  readonly onSignedIn: () => void;
}

/** The two steps in one place; the address stays when the person goes back. */
export function SignInSteps({ onSignedIn }: SignInStepsProps) {
  const known = useHealth();
  const mode = known.health?.auth_mode ?? "instant";
  const [request, setRequest] = useState<CodeRequest | null>(null);
  const [email, setEmail] = useState("");

  if (request !== null) {
    return (
      <Suspense fallback={null}>
        <CodeForm
          request={request}
          onSent={setRequest}
          onBack={() => {
            setEmail(request.email);
            setRequest(null);
          }}
          onSignedIn={onSignedIn}
        />
      </Suspense>
    );
  }
  return (
    <>
      <EmailForm mode={mode} email={email} onSignedIn={onSignedIn} onCodeSent={setRequest} />
      {mode === "code" ? (
        <p className="text-sm text-ink-3">{say("request.notice")}</p>
      ) : (
        <Note title={t("signIn.notice.title")}>{t("signIn.notice")}</Note>
      )}
    </>
  );
}
