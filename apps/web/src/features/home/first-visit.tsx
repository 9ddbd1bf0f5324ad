import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../ui/button.tsx";
import { SampleButton } from "./sample-button.tsx";
import { say } from "./texts/messages.ts";

/** Home before the first document: the way in. */
export function FirstVisit() {
  return (
    <section className="mt-8 rounded-panel border border-line bg-surface px-6 py-10 text-center md:py-14">
      <h2 className="text-xl font-semibold tracking-tight">{say("home.first.heading")}</h2>
      <p className="mx-auto mt-2 max-w-md text-ink-2">{say("home.first.text")}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <Link to="/new" className={buttonClass("primary", "large")}>
          {say("home.upload")}
        </Link>
        <SampleButton size="large" />
      </div>
    </section>
  );
}
