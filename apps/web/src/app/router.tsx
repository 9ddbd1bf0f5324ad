import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from "@tanstack/react-router";
import { readAccount } from "../lib/account-store.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { Shell } from "./shell.tsx";
import { StartScreen } from "./start-screen.tsx";

const MissingScreen = lazyRouteComponent(() => import("./missing-screen.tsx"), "MissingScreen");

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
  component: lazyRouteComponent(() => import("./signed-in-frame.tsx"), "SignedInFrame"),
  beforeLoad: ({ location }) => {
    if (readAccount() === null) throw redirect({ to: "/", search: { next: location.href } });
  },
});

const uploadRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/new",
  component: lazyRouteComponent(
    () => import("../features/upload/upload-screen.tsx"),
    "UploadScreen",
  ),
});
const checkRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/new/$uploadId/check",
  component: lazyRouteComponent(() => import("../features/check/check-screen.tsx"), "CheckScreen"),
});
const jobRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/new/$uploadId/job",
  component: lazyRouteComponent(() => import("../features/posting/job-screen.tsx"), "JobScreen"),
});
const templateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/new/$uploadId/template",
  component: lazyRouteComponent(
    () => import("../features/templates/template-screen.tsx"),
    "TemplateScreen",
  ),
});
const generatingRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/s/$id/generating",
  component: lazyRouteComponent(
    () => import("../features/generation/generating-screen.tsx"),
    "GeneratingScreen",
  ),
});
interface WorkspaceSearch {
  readonly doc?: "cover_letter";
  readonly tab?: "changes" | "match" | "source";
}

function workspaceSearch({ doc, tab }: Record<string, unknown>): WorkspaceSearch {
  return {
    ...(doc === "cover_letter" ? { doc } : {}),
    ...(tab === "changes" || tab === "match" || tab === "source" ? { tab } : {}),
  };
}

const workspaceRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/s/$id",
  validateSearch: workspaceSearch,
  component: lazyRouteComponent(
    () => import("../features/workspace/workspace-screen.tsx"),
    "WorkspaceScreen",
  ),
});

const routeTree = rootRoute.addChildren([
  startRoute,
  signedInRoute.addChildren([
    uploadRoute,
    checkRoute,
    jobRoute,
    templateRoute,
    generatingRoute,
    workspaceRoute,
  ]),
]);

/** The routes of the application. */
export function createAppRouter() {
  return createRouter({
    routeTree,
    defaultPreload: "intent",
    defaultErrorComponent: ErrorScreen,
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
