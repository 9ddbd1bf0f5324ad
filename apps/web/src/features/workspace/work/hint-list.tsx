import type { Hint } from "@savile/model";
import { t } from "./messages.ts";

/** What to look at before the documents are sent: reading, writing and length, which earn no points. */
export function HintList({ hints }: { readonly hints: readonly Hint[] }) {
  if (hints.length === 0) return null;
  return (
    <section aria-labelledby="hints" className="mt-7">
      <h2 id="hints" className="font-semibold tracking-tight">
        {t("hint.title")}
      </h2>
      <p className="text-sm text-ink-3">{t("hint.text")}</p>
      <ul className="mt-2 divide-y divide-line text-sm">
        {hints.map(({ code, paths, of }) => (
          <li key={code} className="py-2 tabular">
            {t(`hint.${code}`, { n: paths.length, of })}
          </li>
        ))}
      </ul>
    </section>
  );
}
