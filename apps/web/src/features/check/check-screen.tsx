import type { Upload } from "@savile/contracts";
import type { Extraction, SourceLine } from "@savile/model";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { announce } from "../../lib/announce.ts";
import { sentenceOf } from "../../lib/api-error.ts";
import { uploadQuery } from "../../lib/get-upload.ts";
import { useWide } from "../../lib/use-wide.ts";
import { t } from "../../messages-signed-in.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Note } from "../../ui/note.tsx";
import { ScreenHead } from "../../ui/screen.tsx";
import { StepRail } from "../../ui/step-rail.tsx";
import { Findings } from "./findings.tsx";
import { FoundDrawer } from "./found-drawer.tsx";
import { countToCheck, readSections } from "./read-sections.ts";
import type { ReadValue } from "./read-sections.ts";
import { SectionList } from "./section-list.tsx";
import { SourcePane } from "./source-pane.tsx";

const wideFrom = 1024;

interface Selection {
  readonly value: ReadValue | null;
  readonly lines: ReadonlySet<string>;
  readonly jump: number;
}

const nothing: Selection = { value: null, lines: new Set(), jump: 0 };

function Summary({ upload, toCheck }: { readonly upload: Upload; readonly toCheck: number }) {
  const { confidence, pages } = upload.extraction;
  const parts = [
    upload.file_name,
    pages.length === 0
      ? null
      : pages.length === 1
        ? t("check.pages.one")
        : t("check.pages.many", { n: pages.length }),
    confidence === null
      ? t("check.confidenceNone")
      : t("check.confidence", { percent: Math.round(confidence * 100) }),
    toCheck === 0 ? t("check.allSure") : t("check.toCheck", { count: toCheck }),
  ].filter((part) => part !== null);
  return <p className="mt-2 text-sm text-ink-3 tabular">{parts.join("  ·  ")}</p>;
}

function unplacedLines({ lines, unplaced }: Extraction): SourceLine[] {
  const wanted = new Set(unplaced);
  return lines.filter((line) => wanted.has(line.id) && line.text !== "");
}

function Checked({ upload }: { readonly upload: Upload }) {
  const { extraction } = upload;
  const sections = useMemo(() => readSections(extraction), [extraction]);
  const unplaced = useMemo(() => unplacedLines(extraction), [extraction]);
  const [selection, setSelection] = useState(nothing);
  const wide = useWide(wideFrom);

  function selectValue(value: ReadValue): void {
    if (value.lines.length === 0) announce(t("check.noPlace"));
    // The drawer of narrow screens would cover a value in the lower half.
    if (!wide)
      document.getElementById(`value-${value.address}`)?.scrollIntoView({ block: "center" });
    setSelection((last) => ({
      value,
      lines: new Set(value.lines),
      jump: last.jump + 1,
    }));
  }

  function selectLine(lineId: string): void {
    const values = sections.flatMap((section) => section.entries).flatMap((entry) => entry.values);
    const value = values.find((one) => one.lines.includes(lineId));
    setSelection((last) => ({
      value: value ?? null,
      lines: new Set([lineId]),
      jump: last.jump + 1,
    }));
    if (value !== undefined) {
      const button = document.getElementById(`value-${value.address}`);
      button?.scrollIntoView({ block: "center" });
    }
  }

  return (
    <>
      <Summary upload={upload} toCheck={countToCheck(sections)} />
      <div className="mt-5 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <section aria-labelledby="values" className="min-w-0">
          <h2 id="values" className="sr-only">
            {t("check.values")}
          </h2>
          <Findings
            findings={extraction.findings}
            onShow={(lines) =>
              setSelection((last) => ({ value: null, lines: new Set(lines), jump: last.jump + 1 }))
            }
          />
          <SectionList
            sections={sections}
            unplaced={unplaced}
            onSelectLine={selectLine}
            selected={selection.value?.address ?? null}
            onSelect={selectValue}
          />
        </section>
        <div className="min-w-0 lg:sticky lg:top-4">
          <SourcePane
            extraction={extraction}
            marked={selection.lines}
            onSelect={selectLine}
            jump={wide ? selection.jump : 0}
          />
        </div>
      </div>
      {wide || selection.value === null ? null : (
        <FoundDrawer
          extraction={extraction}
          value={selection.value}
          onClose={() => setSelection(nothing)}
        />
      )}
    </>
  );
}

function Skeleton() {
  return (
    <Loading className="mt-8 grid gap-8 lg:grid-cols-2">
      <div className="h-[480px] skeleton" />
      <div className="hidden h-[480px] skeleton lg:block" />
    </Loading>
  );
}

/** What was read of the file, beside the file. */
export function CheckScreen() {
  const { uploadId } = useParams({ from: "/signed-in/new/$uploadId/check" });
  const upload = useQuery(uploadQuery(uploadId));
  return (
    <div className="mx-auto w-full max-w-[1360px] px-4 py-8 md:px-6 md:py-10">
      <StepRail current="check" />
      <ScreenHead
        title={t("check.title")}
        lead={t("check.lead")}
        aside={
          <div className="flex flex-wrap gap-2">
            <Link to="/new" className={buttonClass()}>
              {t("check.again")}
            </Link>
            {upload.data === undefined ? null : (
              <Link
                to="/new/$uploadId/job"
                params={{ uploadId }}
                className={buttonClass("primary")}
              >
                {t("check.continue")}
              </Link>
            )}
          </div>
        }
      />
      {upload.isPending ? <Skeleton /> : null}
      {upload.isError ? (
        <div className="mt-6">
          <Note
            kind="error"
            actions={
              <Button size="small" onClick={() => void upload.refetch()}>
                {t("app.retry")}
              </Button>
            }
          >
            {sentenceOf(upload.error)}
          </Note>
        </div>
      ) : null}
      {upload.data === undefined ? null : <Checked upload={upload.data} />}
    </div>
  );
}
