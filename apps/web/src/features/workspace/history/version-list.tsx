import type { VersionSummary } from "@savile/contracts";
import { clsx } from "clsx";
import { useId, useState } from "react";
import type { KeyboardEvent } from "react";
import { groupVersions, timeOf } from "./group-versions.ts";
import type { VersionRow } from "./group-versions.ts";
import { say } from "./messages.ts";
import { sayVersion } from "./say-version.ts";

export interface VersionListProps {
  /** Newest first. */
  readonly versions: readonly VersionSummary[];
  /** The version that is looked at. */
  readonly chosen: number | null;
  readonly onChoose: (number: number) => void;
}

function scoreOf({ ats_score: score }: VersionSummary): string {
  return say("history.score", { n: score ?? say("history.noScore") });
}

interface RowProps {
  readonly version: VersionSummary;
  readonly present: boolean;
  readonly chosen: boolean;
  readonly onChoose: (number: number) => void;
}

function Row({ version, present, chosen, onChoose }: RowProps) {
  return (
    <button
      type="button"
      data-version={version.number}
      aria-current={chosen}
      onClick={() => onChoose(version.number)}
      className={clsx(
        "block w-full rounded-control border px-3 py-2 text-left transition-colors",
        chosen
          ? "border-accent bg-accent-soft"
          : "border-transparent hover:border-line hover:bg-raised",
      )}
    >
      <span className="line-clamp-2 text-sm font-medium">{sayVersion(version)}</span>
      <span className="mt-0.5 flex flex-wrap gap-x-2.5 text-xs/5 text-ink-3 tabular">
        <time dateTime={version.created_at}>{timeOf(version)}</time>
        <span>{say(`history.by.${version.by}`)}</span>
        <span>{scoreOf(version)}</span>
        {present ? <span className="font-medium text-accent">{say("history.present")}</span> : null}
      </span>
    </button>
  );
}

interface FoldProps {
  readonly row: VersionRow;
  readonly chosen: number | null;
  readonly onChoose: (number: number) => void;
}

/** Several saves of one sitting: the last of them, and all of them on demand. */
function Fold({ row, chosen, onChoose }: FoldProps) {
  const { versions } = row;
  const inside = versions.some((version) => version.number === chosen);
  const [open, setOpen] = useState(inside);
  const newest = versions[0];
  const oldest = versions.at(-1);
  if (newest === undefined || oldest === undefined) return null;
  const [from, to] = [timeOf(oldest), timeOf(newest)];
  const n = versions.length;
  const name =
    from === to ? say("history.foldAt", { n, at: to }) : say("history.fold", { n, from, to });
  return (
    <div className="rounded-control border border-line">
      <div className="flex flex-wrap items-center justify-between gap-x-3 px-3 py-1">
        <p className="py-1 text-sm font-medium tabular">{name}</p>
        <button
          type="button"
          data-version={`fold ${newest.number}`}
          aria-expanded={open}
          aria-label={`${name}: ${open ? say("history.foldAgain") : say("history.unfold", { n: versions.length })}`}
          onClick={() => setOpen(!open)}
          className="min-h-8 rounded-control px-1 text-sm text-accent underline-offset-3 hover:underline"
        >
          {open ? say("history.foldAgain") : say("history.unfold", { n: versions.length })}
        </button>
      </div>
      <ul className="px-1 pb-1">
        {(open ? versions : [newest]).map((version) => (
          <li key={version.number}>
            <Row
              version={version}
              present={false}
              chosen={version.number === chosen}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Arrow keys walk through the list as the tab key does. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-version]")];
  const at = rows.findIndex((row) => row === document.activeElement);
  const next = at < 0 ? undefined : rows[at + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** Versions by days, newest first. */
export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  const id = useId();
  const [now] = useState(() => Date.now());
  const present = versions[0]?.number;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only moves the focus between its buttons
    <div onKeyDown={onArrow} className="space-y-5">
      {groupVersions(versions, now).map((day, index) => (
        <section key={day.name} aria-labelledby={`${id}-${index}`}>
          <h3 id={`${id}-${index}`} className="px-3 text-xs font-medium text-ink-3">
            {day.name}
          </h3>
          <ul className="mt-1 space-y-1">
            {day.rows.map((row) => (
              <li key={row.key}>
                {row.versions.length > 1 ? (
                  <Fold row={row} chosen={chosen} onChoose={onChoose} />
                ) : (
                  row.versions.map((version) => (
                    <Row
                      key={version.number}
                      version={version}
                      present={version.number === present}
                      chosen={version.number === chosen}
                      onChoose={onChoose}
                    />
                  ))
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
