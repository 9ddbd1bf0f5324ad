import type { SandboxCheckout } from "@savile/contracts";
import { assertNever } from "@savile/model";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { sentenceOf } from "../../../lib/api-error.ts";
import { api } from "../../../lib/api.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { Note } from "../../../ui/note.tsx";
import { ScreenTitle } from "../../../ui/screen.tsx";
import { formatDay, formatMoney } from "../format-money.ts";
import { t as billing } from "../texts/messages.ts";
import { checkoutQuery } from "./api.ts";
import { CardEntry } from "./card-entry.tsx";
import { t } from "./messages.ts";
import { SandboxBadge } from "./sandbox-badge.tsx";
import { cardDigits } from "./test-cards.tsx";

function Order({ checkout }: { readonly checkout: SandboxCheckout }) {
  const amount = formatMoney(checkout.amount);
  return (
    <section className="rounded-panel border border-line bg-raised p-5 md:p-6">
      <h2 className="text-sm text-ink-3">{t("checkout.summary")}</h2>
      <p className="mt-1 text-lg font-semibold">
        {t("checkout.plan", { plan: checkout.display_name })}
      </p>
      <p className="text-ink-2">
        {billing(`card.total.${checkout.billing_period}`, { total: amount })}
      </p>
      <p className="mt-5 flex items-baseline justify-between border-t border-line pt-4">
        <span>{t("checkout.total")}</span>
        <span className="text-xl font-semibold tabular">{amount}</span>
      </p>
      <p className="mt-1 text-sm text-ink-3">
        {t("checkout.renews", { date: formatDay(checkout.renews_at) })}
      </p>
    </section>
  );
}

interface PayFormProps {
  readonly checkout: SandboxCheckout;
  readonly onChanged: (next: SandboxCheckout) => void;
}

function PayForm({ checkout, onChanged }: PayFormProps) {
  const [card, setCard] = useState("");
  const [busy, setBusy] = useState(false);
  const [complaint, setComplaint] = useState<string | null>(null);

  async function pay(event: FormEvent): Promise<void> {
    event.preventDefault();
    const digits = cardDigits(card);
    if (digits === null) return setComplaint(t("checkout.cardShape"));
    setBusy(true);
    setComplaint(null);
    try {
      const params = { id: checkout.id };
      onChanged(await api.call("sandboxPay", { params, body: { card: digits } }));
    } catch (error) {
      setComplaint(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void pay(event)} className="space-y-4">
      <CardEntry card={card} onCard={setCard} complaint={complaint} />
      <Button type="submit" look="primary" size="large" wide busy={busy}>
        {busy ? t("checkout.paying") : t("checkout.pay", { amount: formatMoney(checkout.amount) })}
      </Button>
      <a href={checkout.cancel_url} className={buttonClass("quiet", "normal")}>
        {t("checkout.back")}
      </a>
    </form>
  );
}

/** The second step that some cards ask for. */
function Confirmation({ checkout, onChanged }: PayFormProps) {
  const [busy, setBusy] = useState(false);
  const [complaint, setComplaint] = useState<string | null>(null);

  async function answer(approve: boolean): Promise<void> {
    setBusy(true);
    setComplaint(null);
    try {
      const params = { id: checkout.id };
      onChanged(await api.call("sandboxConfirm", { params, body: { approve } }));
    } catch (error) {
      setComplaint(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className="space-y-4">
      <h2 className="text-lg font-semibold">{t("secure.title")}</h2>
      <p className="text-ink-2">{t("secure.text", { amount: formatMoney(checkout.amount) })}</p>
      {complaint === null ? null : <Note kind="error">{complaint}</Note>}
      <div className="flex gap-3">
        <Button look="primary" size="large" busy={busy} onClick={() => void answer(true)}>
          {t("secure.approve")}
        </Button>
        <Button size="large" disabled={busy} onClick={() => void answer(false)}>
          {t("secure.fail")}
        </Button>
      </div>
    </section>
  );
}

function Ended({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="rounded-panel border border-line bg-surface p-6">
      <h2 className="text-lg font-semibold">{title}</h2>
      {text === undefined ? null : <p className="mt-1 text-ink-2">{text}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}

const toPlans = (
  <Link to="/subscription" search={{ tab: "pricing" }} className={buttonClass("primary")}>
    {t("checkout.toPlans")}
  </Link>
);

function Step({ checkout, onChanged }: PayFormProps) {
  switch (checkout.state) {
    case "open":
      return <PayForm checkout={checkout} onChanged={onChanged} />;
    case "needs_action":
      return <Confirmation checkout={checkout} onChanged={onChanged} />;
    case "complete":
      return (
        <Ended title={t("checkout.complete")}>
          <a href={checkout.success_url} className={buttonClass("primary")}>
            {t("checkout.continue")}
          </a>
        </Ended>
      );
    case "expired":
      return (
        <Ended title={t("checkout.expired")} text={t("checkout.expiredText")}>
          {toPlans}
        </Ended>
      );
    default:
      return assertNever(checkout.state);
  }
}

/** The sandbox's hosted checkout: looks like a card page, moves no money. */
export function SandboxCheckoutScreen() {
  const { id } = useParams({ from: "/signed-in/sandbox/checkout/$id" });
  const queryClient = useQueryClient();
  const found = useQuery(checkoutQuery(id));

  function changed(next: SandboxCheckout): void {
    queryClient.setQueryData(checkoutQuery(id).queryKey, next);
    if (next.state === "complete") window.location.assign(next.success_url);
  }

  return (
    <div className="mx-auto w-full max-w-[880px] flex-1 px-4 py-8 md:px-6 md:py-12">
      <ScreenTitle>{t("checkout.title")}</ScreenTitle>
      <SandboxBadge />
      <h1 className="mt-3 text-2xl font-semibold tracking-tighter">{t("checkout.title")}</h1>
      {found.isPending ? (
        <Loading className="mt-6 grid gap-6 md:grid-cols-2">
          <span className="block h-48 skeleton" />
          <span className="block h-80 skeleton" />
        </Loading>
      ) : null}
      {found.isError ? (
        <div className="mt-6">
          <Ended title={t("checkout.gone")} text={t("checkout.goneText")}>
            {toPlans}
          </Ended>
        </div>
      ) : null}
      {found.data === undefined ? null : (
        <div className="mt-6 grid items-start gap-6 md:grid-cols-2 md:gap-10">
          <Order checkout={found.data} />
          <Step checkout={found.data} onChanged={changed} />
        </div>
      )}
    </div>
  );
}
