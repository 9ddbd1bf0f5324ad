import type { ParserView } from "@savile/contracts";
import { fileFormats } from "@savile/model";
import type { FileFormat } from "@savile/model";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { moreOf } from "../../../lib/api-error.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { shortName } from "../download/short-name.ts";
import type { DeskState } from "../desk/use-desk.ts";
import type { Work } from "../work/view-model.ts";
import { FieldList } from "./field-list.tsx";
import { say } from "./messages.ts";
import { OtherReaders, OwnReaders } from "./readers.tsx";
import { parserViewQuery } from "./parser-view.ts";
import { FailedNote } from "../../../ui/failed-note.tsx";

function Summary({ view }: { readonly view: ParserView }) {
  const { fields, read_back: proof } = view;
  const same = fields.filter((field) => field.same).length;
  const whole = same === fields.length;
  const Icon = whole ? CircleCheck : TriangleAlert;
  const { pageCount: pages } = proof;
  const facts = [
    say("reader.layer", { found: proof.found, lines: proof.lines }),
    pages === null
      ? null
      : pages === 1
        ? say("reader.pages.one")
        : say("reader.pages.many", { n: pages }),
    proof.tagged === true ? say("reader.tagged") : null,
  ].filter((fact) => fact !== null);
  return (
    <div className="mt-4">
      <p className="flex gap-2 font-medium tabular">
        <Icon
          className={whole ? "mt-0.5 size-4 text-add" : "mt-0.5 size-4 text-warn"}
          aria-hidden="true"
        />
        {whole
          ? say("reader.all", { n: fields.length })
          : say("reader.some", { same, n: fields.length })}
      </p>
      <p className="mt-1 text-sm text-ink-2 tabular">{facts.join(" · ")}</p>
    </div>
  );
}

function View({
  view,
  template,
  onShow,
}: {
  readonly view: ParserView;
  readonly template: string;
  readonly onShow: (path: string) => void;
}) {
  const [onlyOther, setOnlyOther] = useState(false);
  const other = view.fields.filter((field) => !field.same);
  return (
    <>
      <Summary view={view} />
      <OwnReaders view={view} />
      <div className="mt-5 flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">{say("reader.fields")}</h3>
        {other.length === 0 ? null : (
          <button
            type="button"
            aria-pressed={onlyOther}
            onClick={() => setOnlyOther(!onlyOther)}
            className="h-9 rounded-full border border-line px-3 text-sm aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-surface"
          >
            {say("reader.differences", { n: other.length })}
          </button>
        )}
      </div>
      <FieldList fields={onlyOther ? other : view.fields} onShow={onShow} />
      <h3 className="mt-6 text-sm font-semibold">{say("reader.text")}</h3>
      {/* A long text scrolls, so it must be within reach of the keyboard. */}
      <section
        aria-label={say("reader.textLabel")}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs a tab stop
        tabIndex={0}
        className="mt-2 max-h-96 overflow-auto rounded-control border border-line bg-raised p-3"
      >
        <pre className="font-mono text-xs whitespace-pre-wrap">{view.text}</pre>
      </section>
      <OtherReaders view={view} template={template} />
    </>
  );
}

interface FormatsProps {
  readonly value: FileFormat;
  readonly onChange: (format: FileFormat) => void;
}

function Formats({ value, onChange }: FormatsProps) {
  return (
    <fieldset className="mt-4 flex min-w-0 flex-wrap gap-1.5">
      <legend className="sr-only">{say("reader.format")}</legend>
      {fileFormats.map((format) => (
        <button
          key={format}
          type="button"
          aria-pressed={format === value}
          onClick={() => onChange(format)}
          className="h-9 rounded-control border border-line px-3 text-sm font-medium text-ink-2 hover:border-line-strong aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-ink"
        >
          {shortName(format)}
        </button>
      ))}
    </fieldset>
  );
}

export interface ReaderPanelProps {
  readonly work: Work;
  readonly desk: DeskState;
}

/** The recovered fields beside the intended ones, and the plain text, for each format. */
export function ReaderPanel({ work, desk }: ReaderPanelProps) {
  const [format, setFormat] = useState<FileFormat>("pdf");
  const { kind } = desk;
  const view = useQuery(parserViewQuery(work.session, kind, format));
  return (
    <div className="min-h-0 flex-1 overflow-y-auto p-6">
      <h2 className="text-lg font-semibold tracking-tight">{say("reader.title")}</h2>
      <p className="mt-1 text-sm text-ink-2">{say("reader.lead")}</p>
      <Formats value={format} onChange={setFormat} />
      {view.isPending ? (
        <output className="mt-5 flex items-center gap-2 text-sm text-ink-3">
          <Spinner />
          {say("reader.loading")}
        </output>
      ) : null}
      {view.isError ? (
        <div className="mt-5">
          <FailedNote
            title={say("reader.failed")}
            error={view.error}
            onRetry={() => void view.refetch()}
          >
            {moreOf(view.error)}
          </FailedNote>
        </div>
      ) : null}
      {view.data === undefined ? null : (
        <View
          key={`${kind} ${format}`}
          view={view.data}
          template={work.session.template}
          onShow={(path) => desk.reveal(kind, path)}
        />
      )}
    </div>
  );
}
