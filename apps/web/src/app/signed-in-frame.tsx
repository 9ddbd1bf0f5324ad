import { Outlet, useRouterState } from "@tanstack/react-router";
import { Suspense } from "react";
import { hasSeen } from "../features/onboarding/kept-flag.ts";
import { useAccount } from "../lib/account-store.ts";
import { AccountFrame } from "./account-frame.tsx";
import { part } from "../ui/part.tsx";

const Tips = part(async () => (await import("../features/onboarding/tips.tsx")).Tips, {
  look: "layer",
});

/** The tips of the workspace, for who has not seen them. */
function WorkspaceTips() {
  const id = useAccount()?.user.id;
  const works = useRouterState({
    select: ({ resolvedLocation }) => /^\/s\/[^/]+$/.test(resolvedLocation?.pathname ?? ""),
  });
  if (!works || id === undefined || hasSeen("tips", id)) return null;
  return (
    <Suspense fallback={null}>
      <Tips accountId={id} />
    </Suspense>
  );
}

/** What every screen behind the sign-in stands in. */
export function SignedInFrame() {
  return (
    <AccountFrame>
      <Outlet />
      <WorkspaceTips />
    </AccountFrame>
  );
}
