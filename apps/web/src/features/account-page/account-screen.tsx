import type { DeletionReceipt } from "@savile/contracts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { forgetAccount } from "../../lib/account-store.ts";
import { api } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { ScreenHead, ScreenTitle } from "../../ui/screen.tsx";
import { accountQuery } from "./api/account.ts";
import { DeleteSection } from "./delete-section.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { ExportSection } from "./export-section.tsx";
import { FilesSection } from "./files-section.tsx";
import { t } from "./messages.ts";
import { ProfileSection } from "./profile-section.tsx";
import { ProviderSection } from "./provider-section.tsx";
import { FailedNote } from "../../ui/failed-note.tsx";

const moment = new Intl.DateTimeFormat("en", { dateStyle: "long", timeStyle: "short" });

/** What stays on the screen once the account is gone. */
function Gone({ receipt }: { readonly receipt: DeletionReceipt }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  function leave(): void {
    queryClient.clear();
    api.forgetCsrfToken();
    forgetAccount("deleted");
    void navigate({ to: "/" });
  }
  return (
    <div className="mx-auto w-full max-w-[560px] flex-1 px-4 py-16">
      <ScreenTitle>{t("deleted.title")}</ScreenTitle>
      <div className="rounded-panel border border-line bg-surface p-6 md:p-8">
        <h1 className="text-2xl font-semibold tracking-tighter">{t("deleted.title")}</h1>
        <p className="mt-2 text-ink-2">{t("deleted.text", receipt.removed)}</p>
        {receipt.subscription_cancelled ? (
          <p className="mt-2 text-ink-2">{t("deleted.cancelled")}</p>
        ) : null}
        <p className="mt-4 text-sm text-ink-3">
          {t("deleted.receipt", { id: receipt.id, at: moment.format(Date.parse(receipt.at)) })}
        </p>
        <div className="mt-6">
          <Button look="primary" onClick={leave}>
            {t("deleted.home")}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The person's own page. */
export function AccountScreen() {
  const found = useQuery(accountQuery);
  const [receipt, setReceipt] = useState<DeletionReceipt | null>(null);
  if (receipt !== null) return <Gone receipt={receipt} />;
  const account = found.data;
  return (
    <div className="mx-auto w-full max-w-[760px] flex-1 px-4 py-8 md:px-6 md:py-10">
      <ScreenHead title={t("title")} lead={t("lead")} />
      {found.isPending ? (
        <Loading className="mt-6 block space-y-6">
          <span className="block h-40 skeleton" />
          <span className="block h-40 skeleton" />
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
      {account === undefined ? null : (
        <div className="mt-6 space-y-6">
          <ProfileSection account={account} />
          <DevicesSection />
          <FilesSection account={account} />
          <ProviderSection provider={account.provider} />
          <ExportSection />
          <DeleteSection email={account.user.email} onDeleted={setReceipt} />
        </div>
      )}
    </div>
  );
}
