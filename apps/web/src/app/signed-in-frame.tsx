import { Outlet, useRouterState } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { hasSeen } from "../features/onboarding/kept-flag.ts";
import { useAccount } from "../lib/account-store.ts";
import { AccountFrame } from "./account-frame.tsx";

const Tips = lazy(async () => {
  const module = await import("../features/onboarding/tips.tsx");
  return { default: module.Tips };
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
