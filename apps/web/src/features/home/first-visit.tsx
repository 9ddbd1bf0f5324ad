import { Link } from "@tanstack/react-router";
import { t } from "../../messages-signed-in.ts";
import { buttonClass } from "../../ui/button.tsx";
import { SampleButton } from "./sample-button.tsx";

const steps = ["1", "2", "3", "4", "5"] as const;

/** Home before the first document: how it works, and the way in. */
export function FirstVisit() {
  return (
    <div className="mt-8">
      <section className="rounded-panel border border-line bg-surface px-6 py-10 text-center md:py-14">
        <h2 className="text-xl font-semibold tracking-tight">{t("home.first.heading")}</h2>
        <p className="mx-auto mt-2 max-w-md text-ink-2">{t("home.first.text")}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-2">
          <Link to="/new" className={buttonClass("primary", "large")}>
            {t("home.upload")}
          </Link>
          <SampleButton size="large" />
        </div>
      </section>
      <section aria-labelledby="how" className="mt-10">
        <h2 id="how" className="text-sm font-medium text-ink-3">
          {t("home.how")}
        </h2>
        <ol className="mt-3 grid gap-px overflow-hidden rounded-panel border border-line bg-line sm:grid-cols-5">
          {steps.map((step) => (
            <li key={step} className="bg-surface p-4">
              <span className="text-sm font-semibold text-accent tabular">{step}</span>
              <h3 className="mt-2 font-semibold">{t(`home.how.${step}`)}</h3>
              <p className="mt-1 text-sm text-ink-3">{t(`home.how.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
