import { Suspense } from "react";
import { SignInScreen } from "../features/account/sign-in-screen.tsx";
import { useAccount } from "../lib/account-store.ts";
import { part } from "../ui/part.tsx";

// It takes a fetch after the form, in a place of its own size.
const TryBox = part(async () => (await import("../features/visit/try-box.tsx")).TryBox, {
  ahead: false,
});

const FramedHome = part(async () => (await import("./framed-home.tsx")).FramedHome);

/** `/`: the sign-in for a stranger, the documents for everyone else. */
export function StartScreen() {
  const account = useAccount();
  if (account === null) {
    return (
      <SignInScreen
        first={
          <Suspense fallback={<div className="h-[424px]" />}>
            <TryBox />
          </Suspense>
        }
      />
    );
  }
  return (
    <Suspense fallback={null}>
      <FramedHome />
    </Suspense>
  );
}
