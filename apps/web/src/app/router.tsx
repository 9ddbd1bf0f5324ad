import { createRootRoute, createRoute, createRouter, redirect } from "@tanstack/react-router";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { Suspense } from "react";
import { readAccount } from "../lib/account-store.ts";
import { Shell } from "./shell.tsx";
import { StartScreen } from "./start-screen.tsx";
import { part } from "../ui/part.tsx";

const screen = { look: "screen" } as const;
/** Screens that are no way on from the workspace: they are fetched when they are asked for. */
const asked = { ...screen, ahead: false } as const;

const MissingScreen = part(async () => (await import("./missing-screen.tsx")).MissingScreen, asked);

const ErrorScreen = part(async () => (await import("./error-screen.tsx")).ErrorScreen, screen);

function LateErrorScreen(props: ErrorComponentProps) {
  return (
    <Suspense fallback={null}>
      <ErrorScreen {...props} />
    </Suspense>
  );
}

const rootRoute = createRootRoute({
  component: Shell,
  notFoundComponent: MissingScreen,
});

const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  validateSearch: (search: Record<string, unknown>): { next?: string } => {
    const { next } = search;
    return typeof next === "string" && /^\/(?![/\\])/.test(next) ? { next } : {};
  },
  component: StartScreen,
});

const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "signed-in",
  component: part(async () => (await import("./signed-in-frame.tsx")).SignedInFrame, screen),
  beforeLoad: ({ location }) => {
    if (readAccount() === null) throw redirect({ to: "/", search: { next: location.href } });
  },
});

const applicationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/new",
  validateSearch: ({ upload }: Record<string, unknown>): { upload?: string } =>
    typeof upload === "string" && upload !== "" ? { upload } : {},
  component: part(async () => (await import("./create/create-screen.tsx")).CreateScreen, screen),
});
const checkRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/new/$uploadId/check",
  component: part(
    async () => (await import("../features/check/check-screen.tsx")).CheckScreen,
    asked,
  ),
});
// The steps of before are parts of one screen now.
const stepRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/new/$uploadId/$step",
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/new", search: { upload: params.uploadId }, replace: true });
  },
});
const generatingRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/s/$id/generating",
  component: part(
    async () => (await import("../features/generation/generating-screen.tsx")).GeneratingScreen,
    screen,
  ),
});
const workspaceTabs = ["file", "edit", "changes", "match", "refine", "source", "reader"] as const;
interface WorkspaceSearch {
  readonly doc?: "cover_letter";
  readonly tab?: (typeof workspaceTabs)[number];
}

function workspaceSearch({ doc, tab }: Record<string, unknown>): WorkspaceSearch {
  const known = workspaceTabs.find((one) => one === tab);
  return {
    ...(doc === "cover_letter" ? { doc } : {}),
    ...(known === undefined ? {} : { tab: known }),
  };
}

const workspaceRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/s/$id",
  validateSearch: workspaceSearch,
  // Runs beside the load of the scripts; a mere hover over a link does not lay pages out.
  loader: ({ params, location, preload }) => {
    if (preload) return;
    const { doc = "resume" } = workspaceSearch({ ...location.search });
    void import("./load-work-ahead.ts").then(({ loadWorkAhead }) => loadWorkAhead(params.id, doc));
  },
  staleTime: Number.POSITIVE_INFINITY,
  component: part(
    async () => (await import("../features/workspace/desk/workspace-screen.tsx")).WorkspaceScreen,
    screen,
  ),
});

const printRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/s/$id/print",
  validateSearch: ({ doc }: Record<string, unknown>): Pick<WorkspaceSearch, "doc"> =>
    doc === "cover_letter" ? { doc } : {},
  component: part(
    async () => (await import("../features/print/print-screen.tsx")).PrintScreen,
    screen,
  ),
});

const downloadRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/s/$id/download",
  component: part(
    async () => (await import("../features/files/download-screen.tsx")).DownloadScreen,
    asked,
  ),
});

const visitRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/try",
  component: part(async () => (await import("./framed-visit.tsx")).FramedVisit, asked),
});
const linkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sign-in",
  component: part(
    async () => (await import("../features/account/link-screen.tsx")).LinkScreen,
    asked,
  ),
});
const deletedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/deleted",
  component: part(
    async () => (await import("../features/account-page/deleted-screen.tsx")).DeletedScreen,
    asked,
  ),
});
const accountRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/account",
  component: part(
    async () => (await import("../features/account-page/account-screen.tsx")).AccountScreen,
    screen,
  ),
});
const modelRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/model",
  component: part(
    async () => (await import("../features/model-setup/model-screen.tsx")).ModelScreen,
    asked,
  ),
});
const analyticsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/analytics",
  component: part(
    async () => (await import("../features/analytics/analytics-screen.tsx")).AnalyticsScreen,
    asked,
  ),
});
const subscriptionRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/subscription",
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: "pricing" } =>
    tab === "pricing" ? { tab } : {},
  component: part(
    async () => (await import("../features/billing/subscription-screen.tsx")).SubscriptionScreen,
    screen,
  ),
});
const paymentSuccessRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/payment/success",
  validateSearch: ({ session_id: id }: Record<string, unknown>): { session_id?: string } =>
    typeof id === "string" ? { session_id: id.slice(0, 200) } : {},
  component: part(
    async () =>
      (await import("../features/billing/payment-success-screen.tsx")).PaymentSuccessScreen,
    asked,
  ),
});
const paymentCancelRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/payment/cancel",
  component: part(
    async () => (await import("../features/billing/payment-cancel-screen.tsx")).PaymentCancelScreen,
    asked,
  ),
});
const sandboxCheckoutRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/sandbox/checkout/$id",
  component: part(
    async () =>
      (await import("../features/billing/sandbox/checkout-screen.tsx")).SandboxCheckoutScreen,
    asked,
  ),
});
const sandboxPortalRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/sandbox/portal/$id",
  component: part(
    async () => (await import("../features/billing/sandbox/portal-screen.tsx")).SandboxPortalScreen,
    asked,
  ),
});

const adminTabs = ["users", "subscriptions", "activity"] as const;
type AdminSearch = { readonly tab?: (typeof adminTabs)[number] };

const adminRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin",
  validateSearch: ({ tab }: Record<string, unknown>): AdminSearch => {
    const known = adminTabs.find((one) => one === tab);
    return known === undefined ? {} : { tab: known };
  },
  component: part(
    async () => (await import("../features/admin/admin-screen.tsx")).AdminScreen,
    asked,
  ),
});

const routeTree = rootRoute.addChildren([
  startRoute,
  visitRoute,
  linkRoute,
  deletedRoute,
  signedInRoute.addChildren([
    applicationRoute,
    checkRoute,
    stepRoute,
    generatingRoute,
    workspaceRoute,
    printRoute,
    downloadRoute,
    accountRoute,
    modelRoute,
    analyticsRoute,
    subscriptionRoute,
    paymentSuccessRoute,
    paymentCancelRoute,
    sandboxCheckoutRoute,
    sandboxPortalRoute,
    adminRoute,
  ]),
]);

/** The routes of the application. */
export function createAppRouter() {
  return createRouter({
    routeTree,
    defaultPreload: "intent",
    defaultErrorComponent: LateErrorScreen,
    defaultNotFoundComponent: MissingScreen,
    defaultPendingMs: 150,
    scrollRestoration: true,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
