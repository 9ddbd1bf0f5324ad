import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { SignInSteps } from "../features/account/sign-in-steps.tsx";
import { VisitScreen } from "../features/workspace/visit/visit-screen.tsx";
import { queryClient } from "./query-client.ts";

/** The screen stays in its place when somebody signs in: it then keeps what it shows. */
function SignIn() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={box} className="space-y-4">
      <SignInSteps onSignedIn={() => undefined} />
    </div>
  );
}

/** A result before sign-in, with the sign-in beside it. */
export function FramedVisit() {
  return (
    <QueryClientProvider client={queryClient}>
      <VisitScreen SignIn={SignIn} />
    </QueryClientProvider>
  );
}
