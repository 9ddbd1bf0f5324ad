import type { CallOutput } from "@savile/contracts/client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { formatAgo } from "../../lib/format.ts";
import { api } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { FailedNote } from "../../ui/failed-note.tsx";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import { t } from "./messages.ts";

type Entry = CallOutput<"adminActivity">["entries"][number];

const first: string | null = null;

function Details({ entry }: { readonly entry: Entry }) {
  const parts = Object.entries(entry.details).map(([name, value]) => `${name}: ${String(value)}`);
  return parts.length === 0 ? null : <span className="block text-ink-3">{parts.join(", ")}</span>;
}

function Log({ entries }: { readonly entries: readonly Entry[] }) {
  if (entries.length === 0) return <p className="text-ink-2">{t("activity.none")}</p>;
  return (
    <ScrollRegion label={t("activity.audit")}>
      <table className="w-full min-w-[640px] text-left text-sm">
        <thead>
          <tr className="border-b border-line text-ink-3">
            {(["when", "what", "who", "subject"] as const).map((key) => (
              <th key={key} scope="col" className="px-4 py-2.5 font-medium">
                {t(`activity.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td className="px-4 py-2.5 whitespace-nowrap">
                <time dateTime={entry.at}>{formatAgo(entry.at)}</time>
              </td>
              <td className="px-4 py-2.5">
                {entry.action}
                <Details entry={entry} />
              </td>
              <td className="px-4 py-2.5 break-all">{entry.actor}</td>
              <td className="px-4 py-2.5 break-all">{entry.subject ?? ""}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** What happened: acts of administrators, security events, failures. */
export function Activity() {
  const found = useInfiniteQuery({
    queryKey: ["admin", "activity"],
    queryFn: ({ signal, pageParam }) =>
      api.call(
        "adminActivity",
        { query: pageParam === null ? {} : { before: pageParam } },
        { signal },
      ),
    initialPageParam: first,
    getNextPageParam: (page) => page.next,
  });
  const pages = found.data?.pages ?? [];
  const failures = pages[0]?.failures ?? [];
  if (found.isError) {
    return (
      <FailedNote
        title={t("activity.failed")}
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.isPending) {
    return (
      <Loading>
        <span className="block h-64 skeleton" />
      </Loading>
    );
  }
  return (
    <div className="space-y-6">
      <div>
        <h2 className="mb-3 text-lg font-semibold">{t("activity.audit")}</h2>
        <Log entries={pages.flatMap((page) => page.entries)} />
        {found.hasNextPage ? (
          <div className="mt-3">
            <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
              {t("activity.more")}
            </Button>
          </div>
        ) : null}
      </div>
      <div>
        <h2 className="mb-3 text-lg font-semibold">{t("activity.failures")}</h2>
        {failures.length === 0 ? <p className="text-ink-2">{t("activity.noFailures")}</p> : null}
        <ul className="divide-y divide-line text-sm">
          {failures.map((failure) => (
            <li key={`${failure.what} ${failure.code}`} className="flex flex-wrap gap-x-4 py-2">
              <span className="font-medium">{failure.what}</span>
              <span className="font-mono">{failure.code}</span>
              <span className="tabular">{t("activity.count", { n: failure.count })}</span>
              <time dateTime={failure.at} className="text-ink-3">
                {formatAgo(failure.at)}
              </time>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
