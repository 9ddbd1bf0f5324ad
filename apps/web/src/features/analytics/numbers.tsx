import type { Analytics } from "@savile/contracts";
import { t } from "./messages.ts";
import { Counts, Statistic } from "./statistic.tsx";

export interface NumbersProps {
  readonly numbers: Analytics;
}

/** The statistics of a person's applications. */
export function Numbers({ numbers }: NumbersProps) {
  const { least } = numbers;
  const count = t("applications");
  return (
    <div className="mt-6 grid items-start gap-4 md:grid-cols-2">
      <Statistic title={t("week.title")} least={least} of={numbers.by_week}>
        {(weeks) => (
          <Counts
            caption={t("week.title")}
            head={t("week.head")}
            count={count}
            rows={weeks.map((week) => ({ name: week.from, count: week.applications }))}
          />
        )}
      </Statistic>
      <Statistic title={t("missing.title")} least={least} of={numbers.missing}>
        {(terms) => (
          <>
            <p className="text-sm text-ink-2">{t("missing.text")}</p>
            {terms.length === 0 ? (
              <p className="mt-2 text-ink-2">{t("missing.none")}</p>
            ) : (
              <Counts
                caption={t("missing.title")}
                head={t("missing.head")}
                count={t("missing.count")}
                rows={terms.map(({ term, postings }) => ({ name: term, count: postings }))}
              />
            )}
          </>
        )}
      </Statistic>
      <Statistic title={t("fit.title")} least={least} of={numbers.by_fit}>
        {(bands) => (
          <Counts
            caption={t("fit.title")}
            head={t("fit.head")}
            count={count}
            rows={bands.map(({ band, applications }) => ({ name: band, count: applications }))}
          />
        )}
      </Statistic>
      <Statistic title={t("outcome.title")} least={least} of={numbers.outcomes}>
        {(states) => (
          <Counts
            caption={t("outcome.title")}
            head={t("outcome.head")}
            count={count}
            rows={states.map((one) => ({ name: t(`state.${one.state}`), count: one.applications }))}
          />
        )}
      </Statistic>
      <Statistic title={t("time.title")} least={least} of={numbers.to_first_download}>
        {(n) => <p>{t("time.minutes", { n })}</p>}
      </Statistic>
    </div>
  );
}
