import type { ApiKey } from "@savile/contracts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sentenceOf } from "../../lib/api-error.ts";
import { api } from "../../lib/api.ts";
import { formatAgo } from "../../lib/format.ts";
import { keepStep } from "../../lib/kept-step.ts";
import { showToast } from "../../lib/show-toast.ts";
import { Button } from "../../ui/button.tsx";
import { FailedNote } from "../../ui/failed-note.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Note } from "../../ui/note.tsx";
import { keysQuery } from "./api/account.ts";
import { KeyForm } from "./key-form.tsx";
import { t } from "./messages.ts";
import { Section } from "./section.tsx";

const day = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", year: "numeric" });

interface RowProps {
  readonly apiKey: ApiKey;
  readonly busy: boolean;
  readonly onRevoke: () => void;
}

function KeyRow({ apiKey, busy, onRevoke }: RowProps) {
  const { name, begins, scopes, expires_at: ends, last_used_at: used } = apiKey;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div>
        <p className="font-medium">
          {name} <code className="ml-1 text-sm font-normal text-ink-3">{begins}…</code>
        </p>
        <p className="text-sm text-ink-3">
          {scopes.map((scope) => t(`keys.scope.${scope}`)).join(", ")}
          {` · ${used === null ? t("keys.unused") : t("keys.used", { when: formatAgo(used) })}`}
          {ends === null ? "" : ` · ${t("keys.ends", { when: day.format(Date.parse(ends)) })}`}
        </p>
      </div>
      <Button
        size="small"
        busy={busy}
        aria-label={t("keys.revokeLabel", { name })}
        onClick={onRevoke}
      >
        {t("keys.revoke")}
      </Button>
    </li>
  );
}

/** The new key, this once. */
function NewSecret({ secret }: { readonly secret: string }) {
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(secret);
    showToast({ text: t("keys.copied") });
  };
  return (
    <Note kind="plain" title={t("keys.made")}>
      <code className="my-2 block break-all select-all">{secret}</code>
      <Button size="small" onClick={() => void copy()}>
        {t("keys.copy")}
      </Button>
    </Note>
  );
}

/** The keys with which programs of the person call, each with its end. */
export function KeysSection() {
  const queryClient = useQueryClient();
  const found = useQuery(keysQuery);
  const [busy, setBusy] = useState<string | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const reload = () => queryClient.invalidateQueries({ queryKey: keysQuery.queryKey });

  async function revoke(id: string): Promise<void> {
    setBusy(id);
    setComplaint(null);
    try {
      await api.call("revokeKey", { params: { id } });
      showToast({ text: t("keys.revoked") });
      setSecret(null);
      await reload();
    } catch (error) {
      setComplaint(sentenceOf(error));
    } finally {
      setBusy(null);
    }
  }

  const { keys = [], allowed = false } = found.data ?? {};
  return (
    <Section title={t("keys.title")} text={t("keys.text")}>
      <p className="mb-3 text-sm">
        <a href="/docs" className="inline-block py-1 text-accent underline">
          {t("keys.docs")}
        </a>
      </p>
      {found.isPending ? (
        <Loading>
          <span className="block h-16 skeleton" />
        </Loading>
      ) : null}
      {found.isError ? (
        <FailedNote error={found.error} onRetry={() => void found.refetch()} />
      ) : null}
      {complaint === null ? null : <Note kind="error">{complaint}</Note>}
      {secret === null ? null : <NewSecret secret={secret} />}
      <ul className="divide-y divide-line">
        {keys.map((apiKey) => (
          <KeyRow
            key={apiKey.id}
            apiKey={apiKey}
            busy={busy === apiKey.id}
            onRevoke={() => void revoke(apiKey.id)}
          />
        ))}
      </ul>
      {found.data === undefined ? null : allowed ? (
        <KeyForm
          onMade={(made) => {
            setSecret(made);
            void reload();
          }}
        />
      ) : (
        <p className="text-ink-2">
          {t("keys.locked")}{" "}
          <a
            href="/subscription?tab=pricing"
            onClick={() => keepStep()}
            className="text-accent underline"
          >
            {t("keys.plans")}
          </a>
        </p>
      )}
    </Section>
  );
}
