import type { Version, VersionLine, VersionSummary } from "@savile/contracts";
import { useQuery } from "@tanstack/react-query";
import { lineName } from "../../../lib/section-names.ts";
import { FailedNote } from "../../../ui/failed-note.tsx";
import { Button } from "../../../ui/button.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { sectionTitle } from "../review/section-title.ts";
import { versionQuery } from "./api/get-version.ts";
import { timeOf } from "./group-versions.ts";
import { say } from "./messages.ts";
import { sayVersion } from "./say-version.ts";
import { WordDifference } from "./word-difference.tsx";

function nameOf({ field_path: path, at, what }: VersionLine): string {
  if (what === "section") return sectionTitle("order") ?? lineName(path);
  return at === null ? lineName(path) : `${lineName(path)} · ${at}`;
}

function textOf(line: VersionLine, text: string | null): string | null {
  return line.what === "section" && text !== null ? (sectionTitle(text) ?? text) : text;
}

const kinds = ["resume", "cover_letter"] as const;

function Lines({ difference }: { readonly difference: readonly VersionLine[] }) {
  return kinds.map((kind) => {
    const lines = difference.filter((line) => line.document_type === kind);
    if (lines.length === 0) return null;
    return (
      <section key={kind} aria-label={say(`look.${kind}`)} className="mt-5">
        <h4 className="text-sm font-semibold">{say(`look.${kind}`)}</h4>
        <ul className="mt-1 divide-y divide-line border-y border-line text-sm">
          {lines.map((line, index) => (
            <li key={`${line.field_path} ${index}`} className="py-3">
              <p className="mb-0.5 text-xs/5 text-ink-3">{nameOf(line)}</p>
              <WordDifference
                now={textOf(line, line.new_value)}
                then={textOf(line, line.old_value)}
              />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function countOf({ difference }: Version): string {
  const n = difference.length;
  if (n === 0) return say("look.same");
  return n === 1 ? say("look.one") : say("look.many", { n });
}

export interface VersionLookProps {
  readonly sessionId: string;
  readonly version: VersionSummary;
  /** The number of the present version. */
  readonly present: number;
  readonly restoring: boolean;
  readonly readOnly: boolean;
  readonly onRestore: () => void;
}

/** A version beside the present documents, and the way back to it. */
export function VersionLook(props: VersionLookProps) {
  const { sessionId, version, present, restoring, readOnly, onRestore } = props;
  const whole = useQuery(versionQuery(sessionId, version.number, present));
  const isPresent = version.number === present;
  return (
    <div>
      <p className="text-xs/5 text-ink-3 tabular">
        {say("history.version", { n: version.number })} · {timeOf(version)} ·{" "}
        {say(`history.by.${version.by}`)}
      </p>
      <h3 className="text-md font-semibold tracking-tight">{sayVersion(version)}</h3>
      {whole.isPending ? (
        <Loading className="mt-4 block space-y-3">
          {[0, 1, 2].map((row) => (
            <span key={row} className="block h-14 skeleton" />
          ))}
        </Loading>
      ) : null}
      {whole.isError ? (
        <div className="mt-4">
          <FailedNote
            title={say("look.failed")}
            error={whole.error}
            onRetry={() => void whole.refetch()}
          />
        </div>
      ) : null}
      {whole.data === undefined ? null : (
        <>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="text-sm text-ink-2">
              {isPresent ? say("look.isPresent") : countOf(whole.data)}
            </p>
            {isPresent || readOnly ? null : (
              <Button look="primary" size="small" busy={restoring} onClick={onRestore}>
                {restoring ? say("restore.busy") : say("restore.button")}
              </Button>
            )}
          </div>
          <Lines difference={whole.data.difference} />
        </>
      )}
    </div>
  );
}
