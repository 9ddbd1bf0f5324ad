import type { EntrySection } from "@savile/model";
import { memo } from "react";
import { useEntryLabel } from "./entry-head.tsx";
import { labelOf, shapeOfEntry } from "./form-shape.ts";
import { LeafField } from "./leaf-field.tsx";
import { LineList } from "./line-list.tsx";
import { say } from "./messages.ts";
import { TagList } from "./tag-list.tsx";

/** Values that are short enough to share a row. */
const half: ReadonlySet<string> = new Set(["location", "dates", "issuer", "year", "level"]);
const lineNames = {
  bullets: { label: "label.bullet", add: "line.add.bullets" },
  details: { label: "label.detail", add: "line.add.details" },
  lines: { label: "label.line", add: "line.add.lines" },
} as const;

function bulletName(index: number): string {
  return say("line.name", { label: say("label.bullet"), n: index + 1 });
}
function detailName(index: number): string {
  return say("line.name", { label: say("label.detail"), n: index + 1 });
}
function lineName(index: number): string {
  return say("line.name", { label: say("label.line"), n: index + 1 });
}
const nameAt = { bullets: bulletName, details: detailName, lines: lineName };

export interface EntryBodyProps {
  readonly section: EntrySection;
  readonly id: string;
}

/** The values and lines of one entry. */
export const EntryBody = memo(function EntryBody({ section, id }: EntryBodyProps) {
  const { fields, lines } = shapeOfEntry(section);
  const owner = useEntryLabel(section, id);
  return (
    <div className="space-y-3">
      <div className="grid grid-cols-1 gap-x-2 gap-y-1 @min-[340px]:grid-cols-2">
        {fields.map((field) => (
          <LeafField
            key={field}
            path={`${id}.${field}`}
            label={labelOf(`${id}.${field}`)}
            titled
            {...(half.has(field) ? {} : { className: "col-span-full" })}
          />
        ))}
      </div>
      {lines === "skills" ? (
        <div className="px-2">
          <TagList list={`${id}.skills`} owner={owner} />
        </div>
      ) : null}
      {lines === null || lines === "skills" ? null : (
        <LineList
          list={`${id}.${lines}`}
          nameAt={nameAt[lines]}
          addLabel={say(lineNames[lines].add)}
          owner={owner}
        />
      )}
    </div>
  );
});
