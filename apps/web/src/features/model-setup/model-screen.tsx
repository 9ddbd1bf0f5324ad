import type { ModelSetup } from "@savile/contracts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FailedNote } from "../../ui/failed-note.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Note } from "../../ui/note.tsx";
import { ScreenHead } from "../../ui/screen.tsx";
import { modelQuery } from "./api/model.ts";
import { t } from "./messages.ts";
import { ModelForm } from "./model-form.tsx";

/** Who says which model writes, and what that means. */
function Standing({ setup }: { readonly setup: ModelSetup }) {
  if (setup.source === "settings") {
    const { model } = setup;
    return (
      <Note kind="plain" title={t("source.settings")}>
        {model === null ? null : <p className="font-medium text-ink">{model}</p>}
        {t("source.settingsText")}
      </Note>
    );
  }
  if (setup.source === "unreadable") {
    return (
      <Note kind="warn" title={t("source.unreadable")}>
        {t("source.unreadableText")}
      </Note>
    );
  }
  return <p className="text-ink-2">{t(`source.${setup.source}`)}</p>;
}

/** The language model of this server, for whoever runs it; the server refuses everybody else by itself. */
export function ModelScreen() {
  const found = useQuery(modelQuery);
  const queryClient = useQueryClient();
  const setup = found.data;
  // Other screens name the engine too.
  const changed = (next: ModelSetup): void => {
    queryClient.setQueryData(modelQuery.queryKey, next);
    void queryClient.invalidateQueries();
  };
  return (
    <div className="mx-auto w-full max-w-[560px] flex-1 px-4 py-8 md:px-6 md:py-10">
      <ScreenHead title={t("title")} lead={t("lead")} />
      {found.isPending ? (
        <Loading className="mt-6 block">
          <span className="block h-80 skeleton" />
        </Loading>
      ) : null}
      {found.isError ? (
        <div className="mt-6">
          <FailedNote
            title={t("loadFailed")}
            error={found.error}
            onRetry={() => void found.refetch()}
          />
        </div>
      ) : null}
      {setup === undefined ? null : (
        <div className="mt-6">
          <Standing setup={setup} />
          {setup.local_only ? <p className="mt-2 text-sm text-ink-3">{t("localOnly")}</p> : null}
          {setup.source === "settings" ? null : (
            <ModelForm key={setup.changed_at ?? "new"} setup={setup} onChanged={changed} />
          )}
        </div>
      )}
    </div>
  );
}
