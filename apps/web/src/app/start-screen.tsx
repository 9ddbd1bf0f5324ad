import { lazy, Suspense } from "react";
import { SignInScreen } from "../features/account/sign-in-screen.tsx";
import { useAccount } from "../lib/account-store.ts";

const FramedHome = lazy(async () => {
  const module = await import("./framed-home.tsx");
  return { default: module.FramedHome };
});

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
