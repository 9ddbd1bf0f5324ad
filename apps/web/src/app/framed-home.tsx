import { Suspense } from "react";
import type { ReactNode } from "react";
import { HomeScreen } from "../features/home/home-screen.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { part } from "../ui/part.tsx";

const Welcome = part(async () => (await import("../features/onboarding/welcome.tsx")).Welcome);

function LateWelcome({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense fallback={<div className="mt-8 h-64" />}>
      <Welcome>{children}</Welcome>
    </Suspense>
  );
}

/** Home in the same frame; it shares its address with the sign-in. */
export function FramedHome() {
  return (
    <AccountFrame>
      <HomeScreen Welcome={LateWelcome} />
    </AccountFrame>
  );
}
