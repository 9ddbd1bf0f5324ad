import { Outlet, useNavigate, useRouterState } from "@tanstack/react-router";
import { Suspense, useEffect, useRef } from "react";
import { hasExpired, useAccount } from "../lib/account-store.ts";
import { useAnnouncement } from "../lib/announce.ts";
import { useOnline } from "../lib/use-online.ts";
import { t } from "../lib/texts/messages.ts";
import { Header } from "./header.tsx";
import { part } from "../ui/part.tsx";

const Toaster = part(async () => (await import("../ui/toast.tsx")).Toaster, { look: "layer" });

const SimulationBar = part(async () => (await import("./simulation-bar.tsx")).SimulationBar);

const PaymentBanner = part(
  async () => (await import("./framed-payment-banner.tsx")).FramedPaymentBanner,
);

function OfflineBar() {
  const online = useOnline();
  if (online) return null;
  return (
    <output className="block print:hidden bg-warn px-4 py-2 text-center text-sm font-medium text-surface">
      {t("app.offline")}
    </output>
  );
}

function LiveRegions() {
  const { polite, assertive } = useAnnouncement();
  return (
    <div className="sr-only">
      <output>{polite}</output>
      <p role="alert">{assertive}</p>
    </div>
  );
}

/** After each change of route the focus goes to the content, as after a page load. */
function useRouteFocus(main: React.RefObject<HTMLElement | null>, signedIn: boolean): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  // Sign-in and home share an address.
  const place = path === undefined ? undefined : `${path} ${signedIn}`;
  const previous = useRef(place);
  useEffect(() => {
    if (previous.current !== undefined && place !== previous.current) {
      main.current?.focus({ preventScroll: true });
    }
    previous.current = place;
  }, [main, place]);
}

/**
 * When the person signs out, in this tab or another one, the way leads to the sign-in. A sign-in that ended by
 * itself leaves the page as it is: a dialog over it asks for a new one.
 */
function useSignInGuard(signedIn: boolean): void {
  const navigate = useNavigate();
  const isOpen = useRouterState({
    select: (state) =>
      ["/", "/try", "/sign-in", "/account/deleted"].includes(state.location.pathname),
  });
  useEffect(() => {
    if (!signedIn && !isOpen && !hasExpired()) void navigate({ to: "/", replace: true });
  }, [signedIn, isOpen, navigate]);
}

/** The frame of every screen. */
export function Shell() {
  const main = useRef<HTMLElement>(null);
  const account = useAccount();
  useRouteFocus(main, account !== null);
  useSignInGuard(account !== null);
  return (
    <div className="flex min-h-dvh flex-col print:block print:min-h-0">
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-surface px-4 py-2 shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t("app.skip")}
      </a>
      <OfflineBar />
      {account?.user.is_admin === true ? (
        <Suspense fallback={null}>
          <SimulationBar />
        </Suspense>
      ) : null}
      <Header />
      {account?.user.is_active === true ? (
        <Suspense fallback={null}>
          <PaymentBanner key={account.user.id} accountId={account.user.id} />
        </Suspense>
      ) : null}
      <main id="content" ref={main} tabIndex={-1} className="flex flex-1 flex-col print:block">
        <Outlet />
      </main>
      <LiveRegions />
      {account === null ? null : (
        <Suspense fallback={null}>
          <Toaster />
        </Suspense>
      )}
    </div>
  );
}
