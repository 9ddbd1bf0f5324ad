import type { SandboxPortal } from "@savile/contracts";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { formatDay, formatMoney } from "../format-money.ts";
import { t } from "./messages.ts";
import { PortalSection } from "./portal-section.tsx";

type Invoice = SandboxPortal["invoices"][number];

function Receipt({ invoice }: { readonly invoice: Invoice }) {
  return (
    <div className="mt-3 rounded-control border border-line bg-raised p-4 text-sm">
      <p className="font-semibold">{t("portal.receipt", { number: invoice.number })}</p>
      <ul className="mt-2 divide-y divide-line">
        {invoice.lines.map((line) => (
          <li key={line.text} className="flex justify-between gap-4 py-1.5">
            <span>{line.text}</span>
            <span className="tabular">{formatMoney(line.amount)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-warn">{t("badge")}</p>
      <div className="mt-3 print:hidden">
        <Button size="small" onClick={() => window.print()}>
          {t("portal.print")}
        </Button>
      </div>
    </div>
  );
}

/** Invoices, each with its receipt. */
export function InvoiceList({ invoices }: { readonly invoices: readonly Invoice[] }) {
  const [shown, setShown] = useState<string | null>(null);
  return (
    <PortalSection title={t("portal.invoices")}>
      {invoices.length === 0 ? <p className="text-ink-3">{t("portal.invoicesNone")}</p> : null}
      <ul className="divide-y divide-line">
        {invoices.map((invoice) => {
          const open = shown === invoice.id;
          return (
            <li key={invoice.id} className="py-2.5">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <span>{formatDay(invoice.at)}</span>
                <span className="flex items-center gap-4">
                  <span className="text-sm text-ink-3">{t(`portal.${invoice.status}`)}</span>
                  <span className="tabular">{formatMoney(invoice.amount)}</span>
                  <Button
                    size="small"
                    look="quiet"
                    aria-expanded={open}
                    aria-label={`${open ? t("portal.hide") : t("portal.show")} ${invoice.number}`}
                    onClick={() => setShown(open ? null : invoice.id)}
                  >
                    {open ? t("portal.hide") : t("portal.show")}
                  </Button>
                </span>
              </div>
              {open ? <Receipt invoice={invoice} /> : null}
            </li>
          );
        })}
      </ul>
    </PortalSection>
  );
}
