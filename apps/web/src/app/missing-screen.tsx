import { Link } from "@tanstack/react-router";
import { buttonClass } from "../ui/button.tsx";
import { ScreenTitle } from "../ui/screen.tsx";
import { say } from "./messages.ts";

/** There is nothing at this address. */
export function MissingScreen() {
  return (
    <div className="mx-auto max-w-lg px-4 py-16 md:py-24">
      <ScreenTitle>{say("missing.title")}</ScreenTitle>
      <p className="text-sm text-ink-3 tabular">404</p>
      <h1 className="mt-1 text-2xl font-semibold tracking-tighter">{say("missing.title")}</h1>
      <p className="mt-2 text-ink-2">{say("missing.text")}</p>
      <Link to="/" className={`mt-6 ${buttonClass("primary")}`}>
        {say("missing.home")}
      </Link>
    </div>
  );
}
