import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { useAccount } from "../../lib/account-store.ts";
import { sentenceOf } from "../../lib/api-error.ts";
import { fetchPart } from "../../lib/load-parts.ts";
import { t } from "../../lib/texts/messages-signed-in.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { finishOnboarding, onboardedQuery } from "./api/onboarding.ts";
import { hasSeen, markSeen } from "./kept-flag.ts";
import { say } from "./messages.ts";

/** The welcome of an account, as long as it was not answered. */
function useWelcome() {
  const id = useAccount()?.user.id ?? "";
  const client = useQueryClient();
  const [seen, setSeen] = useState(() => hasSeen("welcome", id));
  const onboarded = useQuery({ ...onboardedQuery, enabled: !seen });
  const finish = useMutation(finishOnboarding);
  const known = seen || onboarded.data !== undefined || onboarded.isError;
  return {
    known,
    open: known && !seen && onboarded.data === false,
    answer: (skipTips: boolean) => {
      markSeen("welcome", id);
      if (skipTips) markSeen("tips", id);
      client.setQueryData(onboardedQuery.queryKey, true);
      finish.mutate();
      setSeen(true);
    },
  };
}

interface GreetingProps {
  readonly onAnswer: (skipTips: boolean) => void;
}

function Greeting({ onAnswer }: GreetingProps) {
  const id = useId();
  const navigate = useNavigate();
  const sample = useMutation({
    mutationFn: async () => {
      const { writeSample } = await fetchPart(() => import("../../lib/open-sample.ts"));
      return writeSample();
    },
    onSuccess: (session) => {
      onAnswer(false);
      return navigate({ to: "/s/$id/generating", params: { id: session } });
    },
  });
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- lies over nothing, so it is no dialog element
      role="dialog"
      aria-modal="false"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="mt-8 rounded-panel border border-line bg-surface px-6 py-10 text-center md:py-14"
    >
      <h2 id={`${id}-title`} className="text-xl font-semibold tracking-tight">
        {say("welcome.title")}
      </h2>
      <p id={`${id}-text`} className="mx-auto mt-2 max-w-xl text-ink-2">
        {say("welcome.text")}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <Button
          look="primary"
          size="large"
          onClick={() => {
            onAnswer(false);
            void navigate({ to: "/new" });
          }}
        >
          {say("welcome.start")}
        </Button>
        <Button size="large" busy={sample.isPending} onClick={() => sample.mutate()}>
          <span className="whitespace-normal">
            {sample.isPending ? say("welcome.sampleBusy") : say("welcome.sample")}
          </span>
        </Button>
        <Button look="quiet" size="large" onClick={() => onAnswer(true)}>
          {say("welcome.skip")}
        </Button>
      </div>
      <p className="mt-4 text-sm text-ink-3">{say("welcome.sampleNote")}</p>
      {sample.isError ? (
        <div className="mx-auto mt-4 max-w-md text-left">
          <Note kind="error" title={say("welcome.sampleFailed")}>
            {sentenceOf(sample.error)}
          </Note>
        </div>
      ) : null}
    </section>
  );
}

export interface WelcomeProps {
  /** What stands in its place once it was answered. */
  readonly children: ReactNode;
}

/**
 * The first greeting of an account: it stands in the page, covers nothing, and does not come back once it was
 * answered on any device.
 */
export function Welcome({ children }: WelcomeProps) {
  const { known, open, answer } = useWelcome();
  if (!known) return <output aria-label={t("app.loading")} className="mt-8 block h-64 skeleton" />;
  return open ? <Greeting onAnswer={answer} /> : children;
}
