import type { ParserView } from "@savile/contracts";
import { readShare, templateIds, templateReadings } from "@savile/model";
import type { ReaderFigure } from "@savile/model";
import { say } from "./messages.ts";
import { systemRules } from "./system-rules.data.ts";

interface Row {
  readonly name: string;
  readonly said: string;
}

/** The readers of this process and what each found in this very file. */
export function ownReaders({ format, fields, read_back: proof }: ParserView): Row[] {
  const same = fields.filter((field) => field.same).length;
  const text = { found: proof.found, lines: proof.lines };
  const ours = {
    name: say("readers.ours"),
    said: say("readers.values", { same, n: fields.length }),
  };
  const lines = say(proof.inOrder ? "readers.lines" : "readers.linesMixed", text);
  if (format === "pdf") return [{ name: "pdf.js", said: lines }, ours];
  if (format === "docx") return [{ name: say("readers.xml"), said: lines }, ours];
  return [ours];
}

/** What programs of others read of a template's files, the least first. */
export function othersOf(
  readings: readonly ReaderFigure[],
  format: ParserView["format"],
): readonly (Row & { readonly share: number })[] {
  return readings
    .filter((one) => one.format === format && one.of > 0)
    .map((one) => ({ name: one.reader, share: readShare(one), said: `${readShare(one)}%` }))
    .toSorted((a, b) => a.share - b.share || a.name.localeCompare(b.name, "en"));
}

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <dl className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 text-sm">
      {rows.map(({ name, said }) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="min-w-0 wrap-anywhere text-ink-2">{name}</dt>
          <dd className="text-right tabular">{said}</dd>
        </div>
      ))}
    </dl>
  );
}

function Rules() {
  return (
    <>
      <h3 className="mt-6 text-sm font-semibold">{say("readers.rules")}</h3>
      <ul className="mt-2 space-y-1.5 text-sm text-ink-2">
        {systemRules.map(({ system, rule, source }) => (
          <li key={source}>
            {rule}{" "}
            <a
              href={source}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-9 items-center whitespace-nowrap underline underline-offset-4"
            >
              {say("readers.source", { system })}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The programs that run here, on this very file. */
export function OwnReaders({ view }: { readonly view: ParserView }) {
  return (
    <>
      <h3 className="mt-5 text-sm font-semibold">{say("readers.own")}</h3>
      <Rows rows={ownReaders(view)} />
    </>
  );
}

export interface OtherReadersProps {
  readonly view: ParserView;
  readonly template: string;
}

/** What programs of others read of files of the template, and what applicant systems say of files. */
export function OtherReaders({ view, template }: OtherReadersProps) {
  const id = templateIds.find((one) => one === template);
  const readings = id === undefined ? [] : (templateReadings[id] ?? []);
  const others = othersOf(readings, view.format);
  return (
    <>
      {others.length === 0 ? null : (
        <>
          <h3 className="mt-6 text-sm font-semibold">{say("readers.others")}</h3>
          <p className="mt-1 text-sm text-ink-3">{say("readers.othersText")}</p>
          <Rows rows={others} />
        </>
      )}
      <Rules />
    </>
  );
}
