import { Suspense } from "react";
import { SignInScreen } from "../features/account/sign-in-screen.tsx";
import { useAccount } from "../lib/account-store.ts";
import { part } from "../ui/part.tsx";

const FramedHome = part(async () => (await import("./framed-home.tsx")).FramedHome);

/** `/`: the sign-in for a stranger, the documents for everyone else. */
export function StartScreen() {
  const account = useAccount();
  if (account === null) return <SignInScreen />;
  return (
    <Suspense fallback={null}>
      <FramedHome />
    </Suspense>
  );
}
