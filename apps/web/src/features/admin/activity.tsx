import type { CallOutput } from "@savile/contracts/client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatAgo } from "../../lib/format.ts";
import { api } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { CheckBox } from "../../ui/check-box.tsx";
import { Loading } from "../../ui/loading.tsx";
import { FailedNote } from "../../ui/failed-note.tsx";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import { t } from "./messages.ts";
import { sayAction, sayActor, sayDetails, sayFailure, sayPart } from "./say-activity.ts";

type Entry = CallOutput<"adminActivity">["entries"][number];

const first: string | null = null;

/** What an entry says, with its code where somebody looks for it. */
function What({ entry, codes }: { readonly entry: Entry; readonly codes: boolean }) {
  const details = sayDetails(entry.action, entry.details);
  const raw = Object.entries(entry.details).map(([name, value]) => `${name}=${String(value)}`);
  const code = [entry.action, ...raw].join(" ");
  return (
    <td className="px-4 py-2.5" title={code}>
      {sayAction(entry.action)}
      {details === "" ? null : <span className="block text-ink-3">{details}</span>}
      {codes ? <span className="block font-mono text-xs break-all text-ink-3">{code}</span> : null}
    </td>
  );
}

function Who({ name, codes }: { readonly name: string | null; readonly codes: boolean }) {
  const said = name === null ? "" : sayActor(name);
  const isCode = name !== null && said !== name;
  return (
    <td className="px-4 py-2.5 wrap-anywhere" title={isCode ? name : undefined}>
      {said}
      {codes && isCode ? <span className="block font-mono text-xs text-ink-3">{name}</span> : null}
    </td>
  );
}

interface LogProps {
  readonly entries: readonly Entry[];
  readonly codes: boolean;
}

function Log({ entries, codes }: LogProps) {
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
              <What entry={entry} codes={codes} />
              <Who name={entry.actor} codes={codes} />
              <Who name={entry.subject} codes={codes} />
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
  const [codes, setCodes] = useState(false);
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
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-lg font-semibold">{t("activity.audit")}</h2>
          <CheckBox label={t("activity.codes")} checked={codes} onChange={setCodes} />
        </div>
        <Log entries={pages.flatMap((page) => page.entries)} codes={codes} />
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
              <span className="font-medium">{sayPart(failure.what)}</span>
              <span title={failure.code}>{sayFailure(failure.code)}</span>
              {codes ? <span className="font-mono text-xs">{failure.code}</span> : null}
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
