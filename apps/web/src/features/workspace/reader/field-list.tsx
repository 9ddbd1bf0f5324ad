import type { ParserView } from "@savile/contracts";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { sectionOf } from "../../../lib/section-names.ts";
import { say } from "./messages.ts";

type Field = ParserView["fields"][number];

function FieldRow({ field, onShow }: { readonly field: Field; readonly onShow: () => void }) {
  const { label, intended, recovered, same } = field;
  return (
    <li className="py-2.5">
      <button
        type="button"
        onClick={onShow}
        className="flex w-full gap-2.5 rounded-control text-left text-sm"
      >
        {same ? (
          <CircleCheck className="mt-0.5 size-4 shrink-0 text-add" aria-hidden="true" />
        ) : (
          <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden="true" />
        )}
        <span className="min-w-0 flex-1">
          <span className="block text-xs text-ink-3">{label}</span>
          {same ? (
            <span className="block wrap-anywhere">{intended}</span>
          ) : (
            <>
              <span className="block wrap-anywhere">
                <span className="text-xs text-ink-3">{say("reader.intended")}: </span>
                {intended}
              </span>
              <span className="mt-0.5 block wrap-anywhere">
                <span className="text-xs text-ink-3">{say("reader.recovered")}: </span>
                {recovered === "" ? (
                  <span className="mark-miss text-warn">{say("reader.lost")}</span>
                ) : (
                  <span className="mark-part">{recovered}</span>
                )}
              </span>
            </>
          )}
        </span>
      </button>
    </li>
  );
}

interface Group {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly Field[];
}

/** Values of one entry stand together under the name of their section. */
function groupsOf(fields: readonly Field[]): Group[] {
  const groups = new Map<string, Field[]>();
  for (const field of fields) {
    const section = sectionOf(field.path);
    const [entry = ""] = field.path.split(".");
    const key = section.id === "contact" ? section.id : entry;
    groups.set(key, [...(groups.get(key) ?? []), field]);
  }
  return [...groups].map(([id, own]) => ({
    id,
    name: sectionOf(own[0]?.path ?? id).name,
    fields: own,
  }));
}

export interface FieldListProps {
  readonly fields: readonly Field[];
  readonly onShow: (path: string) => void;
}

/** Each printed value with what was recovered; differences are marked by shape and words. */
export function FieldList({ fields, onShow }: FieldListProps) {
  if (fields.length === 0) return <p className="py-3 text-sm text-ink-3">{say("reader.none")}</p>;
  return (
    <div>
      {groupsOf(fields).map((group) => (
        <section key={group.id} className="mt-4">
          <h4 className="text-xs font-semibold text-ink-2">{group.name}</h4>
          <ul className="divide-y divide-line">
            {group.fields.map((field) => (
              <FieldRow key={field.path} field={field} onShow={() => onShow(field.path)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
