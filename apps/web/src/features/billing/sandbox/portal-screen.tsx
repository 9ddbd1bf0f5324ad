import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { buttonClass } from "../../../ui/button.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { Note } from "../../../ui/note.tsx";
import { ScreenTitle } from "../../../ui/screen.tsx";
import { portalQuery } from "./api.ts";
import { CardSection } from "./card-section.tsx";
import { ChangeSection } from "./change-section.tsx";
import { ClockSection } from "./clock-section.tsx";
import { DeliverySection } from "./delivery-section.tsx";
import { InvoiceList } from "./invoice-list.tsx";
import { t } from "./messages.ts";
import { PlanSection } from "./plan-section.tsx";
import { SandboxBadge } from "./sandbox-badge.tsx";
import { usePortal } from "./use-portal.ts";

/** The sandbox's customer portal. */
export function SandboxPortalScreen() {
  const { id } = useParams({ from: "/signed-in/sandbox/portal/$id" });
  const found = useQuery(portalQuery(id));
  const acts = usePortal(id);
  const portal = found.data;
  return (
    <div className="mx-auto w-full max-w-[720px] flex-1 px-4 py-8 md:px-6 md:py-12">
      <ScreenTitle>{t("portal.title")}</ScreenTitle>
      <SandboxBadge />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-semibold tracking-tighter">{t("portal.title")}</h1>
        {portal === undefined ? null : (
          <a href={portal.return_url} className={buttonClass("secondary", "small")}>
            {t("portal.back")}
          </a>
        )}
      </div>
      {acts.complaint === null ? null : (
        <div className="mt-6">
          <Note kind="error" title={t("portal.failed")}>
            {acts.complaint}
          </Note>
        </div>
      )}
      {found.isPending ? (
        <Loading className="mt-6 block space-y-6">
          <span className="block h-40 skeleton" />
          <span className="block h-40 skeleton" />
        </Loading>
      ) : null}
      {found.isError ? (
        <div className="mt-6">
          <Note kind="error" title={t("checkout.gone")}>
            {t("checkout.goneText")}
          </Note>
        </div>
      ) : null}
      {portal === undefined ? null : (
        <div className="mt-6 space-y-6">
          <PlanSection portal={portal} acts={acts} />
          {portal.subscription === null ? null : (
            <ChangeSection portal={portal} subscription={portal.subscription} acts={acts} />
          )}
          <CardSection portal={portal} acts={acts} />
          <InvoiceList invoices={portal.invoices} />
          <ClockSection portal={portal} acts={acts} />
          <DeliverySection />
        </div>
      )}
    </div>
  );
}
