import { Outlet } from "@tanstack/react-router";
import { AccountFrame } from "./account-frame.tsx";

/** What every screen behind the sign-in stands in. */
export function SignedInFrame() {
  return (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  );
}
