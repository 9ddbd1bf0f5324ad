import { Link } from "@tanstack/react-router";
import { t } from "../../messages-signed-in.ts";
import { buttonClass } from "../../ui/button.tsx";
import { SampleButton } from "./sample-button.tsx";

/** Home before the first document: the way in. */
export function FirstVisit() {
  return (
    <section className="mt-8 rounded-panel border border-line bg-surface px-6 py-10 text-center md:py-14">
      <h2 className="text-xl font-semibold tracking-tight">{t("home.first.heading")}</h2>
      <p className="mx-auto mt-2 max-w-md text-ink-2">{t("home.first.text")}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <Link to="/new" className={buttonClass("primary", "large")}>
          {t("home.upload")}
        </Link>
        <SampleButton size="large" />
      </div>
    </section>
  );
}
