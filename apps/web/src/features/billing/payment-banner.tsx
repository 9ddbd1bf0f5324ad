import type { QueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { announce } from "../../lib/announce.ts";
import { buttonClass, IconButton } from "../../ui/button.tsx";
import { t } from "./texts/messages.ts";
import { saySubscription } from "./say-subscription.ts";
import { useSubscription } from "./use-subscription.ts";

const keyOf = (accountId: string): string => `payment_banner_hidden_${accountId}`;

export interface PaymentBannerProps {
  readonly client: QueryClient;
  readonly accountId: string;
}

/** What is shown now, until the person hides it for this visit; something worse is shown again. */
function useBanner({ client, accountId }: PaymentBannerProps) {
  const { subscribed } = useSubscription(client);
  const key = keyOf(accountId);
  const [hidden, setHidden] = useState(() => sessionStorage.getItem(key));
  const said = subscribed === undefined ? null : saySubscription(subscribed.subscription);
  const situation = said?.situation ?? "";
  const text = said === null || hidden === situation ? null : said.banner;
  useEffect(() => {
    if (text !== null) announce(text);
  }, [text]);
  return {
    text,
    hide: () => {
      sessionStorage.setItem(key, situation);
      setHidden(situation);
      // The button is gone, and the focus with it.
      document.getElementById("content")?.focus({ preventScroll: true });
    },
  };
}

/** Tells on every screen that a payment failed, and leads to where it can be put right. */
export function PaymentBanner(props: PaymentBannerProps) {
  const { text, hide } = useBanner(props);
  if (text === null) return null;
  return (
    <section
      aria-label={t("banner.label")}
      className="border-b border-line bg-surface text-sm print:hidden"
    >
      <div className="mx-auto flex w-full max-w-[1680px] items-center gap-x-3 px-4 py-1.5 md:px-6">
        <p className="min-w-0 flex-1 border-l-2 border-warn pl-3">{text}</p>
        <Link to="/subscription" className={buttonClass("secondary", "small")}>
          {t("plan.manage")}
        </Link>
        <IconButton label={t("banner.dismiss")} onClick={hide}>
          <X className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
}
