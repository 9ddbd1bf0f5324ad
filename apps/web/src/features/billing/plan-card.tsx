import type { PricingResponse } from "@savile/contracts";
import { formatList, planIds } from "@savile/model";
import type { BillingPeriod, Plan } from "@savile/model";
import { clsx } from "clsx";
import { Check } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { formatMoney } from "./format-money.ts";
import { say } from "./messages-plans.ts";
import { t } from "./texts/messages.ts";

type Offer = PricingResponse["plans"][number];

function refinementsOf(n: number): string {
  if (n === -1) return say("card.refinementsUnlimited");
  return n === 1 ? say("card.refinementEach") : say("card.refinementsEach", { n });
}

/** What a plan holds, in the order in which people ask for it. */
function pointsOf(offer: Offer): string[] {
  const count = offer.templates.length;
  return [
    say("card.generations", { n: offer.monthly_generations }),
    refinementsOf(offer.refinements_per_document),
    say("card.downloads", { n: offer.monthly_downloads }),
    count === 1 ? say("card.templatesOne") : say("card.templates", { n: count }),
    say("card.formats", { list: formatList(offer.formats) }),
    say("card.model", { model: offer.ai_model_display }),
    ...offer.extras,
  ];
}

function isSmaller(offer: Offer, current: Plan): boolean {
  return planIds.indexOf(offer.tier) < planIds.indexOf(current);
}

function labelOf(offer: Offer, current: Plan): string {
  if (isSmaller(offer, current)) {
    return offer.tier === "free"
      ? say("card.cancel")
      : say("card.smaller", { plan: offer.display_name });
  }
  return offer.tier === "enterprise"
    ? say("card.premium")
    : say("card.choose", { plan: offer.display_name });
}

function Price({ offer, period }: { readonly offer: Offer; readonly period: BillingPeriod }) {
  const each = offer.per_month[period];
  const total = offer.prices[period];
  if (offer.tier === "free") {
    return (
      <div>
        <p className="text-2xl font-semibold tracking-tighter tabular">{formatMoney(0)}</p>
        <p className="mt-0.5 text-sm text-ink-3">{say("card.forever")}</p>
      </div>
    );
  }
  if (each === null || each === undefined || total === null || total === undefined) {
    return <p className="text-sm text-ink-3">{say("card.notOnSale")}</p>;
  }
  return (
    <div>
      <p>
        <span className="text-2xl font-semibold tracking-tighter tabular">{formatMoney(each)}</span>{" "}
        <span className="text-ink-3">{say("card.month")}</span>
      </p>
      <p className="mt-0.5 text-sm text-ink-3">
        {t(`card.total.${period}`, { total: formatMoney(total) })}
      </p>
    </div>
  );
}

const markClass = "rounded-mark px-2 py-0.5 text-xs font-medium";

/** That the plan is the current one, or the one that most people choose. */
function Mark({ offer, isCurrent }: { readonly offer: Offer; readonly isCurrent: boolean }) {
  if (isCurrent) {
    return <span className={clsx(markClass, "bg-raised text-ink-2")}>{say("card.current")}</span>;
  }
  if (!offer.most_popular) return null;
  return (
    <span className={clsx(markClass, "bg-accent-soft text-accent")}>{say("card.popular")}</span>
  );
}

export interface PlanCardProps {
  readonly offer: Offer;
  readonly period: BillingPeriod;
  readonly current: Plan;
  /** The plan comes from a subscription, so smaller plans are a change of it. */
  readonly subscribed: boolean;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

/** Whether a plan is on sale, and not a smaller one that there is no subscription to change to. */
function isReachable({ offer, period, current, subscribed }: PlanCardProps): boolean {
  const isOffered = offer.tier === "free" || typeof offer.prices[period] === "number";
  return isOffered && (subscribed || !isSmaller(offer, current));
}

function Choose({ offer, current, busy, disabled, onChoose }: PlanCardProps) {
  return (
    <div className="mt-5">
      <Button
        look={offer.most_popular && !isSmaller(offer, current) ? "primary" : "secondary"}
        wide
        busy={busy}
        disabled={disabled}
        onClick={onChoose}
      >
        {busy ? say("card.busy") : labelOf(offer, current)}
      </Button>
    </div>
  );
}

/** One plan with its price, what it holds and the way to it. */
export function PlanCard(props: PlanCardProps) {
  const { offer, period, current } = props;
  const isCurrent = offer.tier === current;
  return (
    <li
      className={clsx(
        "relative flex flex-col rounded-panel border bg-surface p-5",
        offer.most_popular ? "border-accent" : "border-line",
      )}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold tracking-tight">{offer.display_name}</h2>
        <Mark offer={offer} isCurrent={isCurrent} />
      </div>
      <div className="mt-3">
        <Price offer={offer} period={period} />
      </div>
      <ul className="mt-4 flex-1 space-y-2 text-sm text-ink-2">
        {pointsOf(offer).map((point) => (
          <li key={point} className="flex gap-2">
            <Check className="mt-0.5 size-4 shrink-0 text-add" aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
      {isCurrent || !isReachable(props) ? (
        <span className="mt-5 block h-10" />
      ) : (
        <Choose {...props} />
      )}
    </li>
  );
}
