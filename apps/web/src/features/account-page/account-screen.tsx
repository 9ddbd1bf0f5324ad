import type { DeletionReceipt } from "@savile/contracts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Suspense } from "react";
import { forgetAccount } from "../../lib/account-store.ts";
import { api } from "../../lib/api.ts";
import { Loading } from "../../ui/loading.tsx";
import { ScreenHead } from "../../ui/screen.tsx";
import { accountQuery } from "./api/account.ts";
import { DeleteSection } from "./delete-section.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { ExportSection } from "./export-section.tsx";
import { FilesSection } from "./files-section.tsx";
import { KeysSection } from "./keys-section.tsx";
import { t } from "./messages.ts";
import { PlaceSection } from "./place-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { showReceipt } from "./receipt.ts";
import { ProviderSection } from "./provider-section.tsx";
import { part } from "../../ui/part.tsx";
import { FailedNote } from "../../ui/failed-note.tsx";

// Beside its words it brings a program, which most visits of this page do not need.
const ButtonSection = part(async () => (await import("./button-section.tsx")).ButtonSection, {
  ahead: false,
});

/** The sign-in ends with the account, here and in every other tab; the receipt is shown without one. */
function useLeaving() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async (receipt: DeletionReceipt): Promise<void> => {
    showReceipt(receipt);
    await navigate({ to: "/account/deleted", replace: true });
    forgetAccount("deleted");
    api.forgetCsrfToken();
    queryClient.clear();
  };
}

/** The person's own page. */
export function AccountScreen() {
  const found = useQuery(accountQuery);
  const leave = useLeaving();
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
          <KeysSection />
          <Suspense fallback={<div className="h-80" />}>
            <ButtonSection />
          </Suspense>
          <PlaceSection account={account} />
          <FilesSection account={account} />
          <ProviderSection provider={account.provider} setsModel={account.sets_model} />
          <ExportSection />
          <DeleteSection email={account.user.email} onDeleted={leave} />
        </div>
      )}
    </div>
  );
}
