import { sectionGroups, sectionOfEntry, sectionTypes } from "@savile/model";
import type { SectionType } from "@savile/model";
import { memo, useMemo } from "react";
import { useWorkState } from "../store/context.ts";
import { entryLabelIn } from "./entry-label.ts";
import { labelOf, sectionTitle } from "./form-shape.ts";
import { LeafField } from "./leaf-field.tsx";
import { paragraphName } from "./letter-form.tsx";
import { say } from "./messages.ts";
import { SectionBlock } from "./section-block.tsx";
import { useSurroundings } from "./surroundings.ts";

/** Texts of one entry, under its name; a text that belongs to no entry stands alone. */
interface Stretch {
  readonly entry: string;
  readonly paths: readonly string[];
}

function stretchesOf(paths: readonly string[]): Stretch[] {
  const stretches: { entry: string; paths: string[] }[] = [];
  for (const path of paths) {
    const parent = path.includes(".") ? path.slice(0, path.indexOf(".")) : "";
    const entry = sectionOfEntry(parent) === null ? "" : parent;
    const last = stretches.at(-1);
    if (last?.entry === entry && entry !== "") last.paths.push(path);
    else stretches.push({ entry, paths: [path] });
  }
  return stretches;
}

function StretchHead({ entry }: { readonly entry: string }) {
  const { kind } = useSurroundings();
  const section = sectionOfEntry(entry);
  const label = useWorkState(({ documents }) =>
    section === null ? "" : entryLabelIn(documents, kind, section, entry),
  );
  if (section === null) return null;
  return (
    <h4 className="mt-3 px-2 text-sm font-medium text-ink-2">
      {sectionTitle(section)}: {label}
    </h4>
  );
}

/** The name of a text; paragraphs are told apart by their place. */
function nameOf(path: string, paths: readonly string[]): string {
  return path.startsWith("body.")
    ? paragraphName(paths.indexOf(path), paths.length)
    : labelOf(path);
}

interface GroupProps {
  readonly type: SectionType;
  /** Addresses of its texts, with blanks between them. */
  readonly joined: string;
}

const Group = memo(function Group({ type, joined }: GroupProps) {
  const paths = useMemo(() => joined.split(" "), [joined]);
  const stretches = useMemo(() => stretchesOf(paths), [paths]);
  return (
    <SectionBlock title={say(`group.${type}`)} count={paths.length} name={type}>
      <div className="space-y-1">
        {stretches.map((stretch) => (
          <div
            key={stretch.paths[0]}
            className="space-y-1 [&:not(:focus-within):not(:has([data-state=open]))]:[content-visibility:auto] [contain-intrinsic-size:auto_300px]"
          >
            <StretchHead entry={stretch.entry} />
            {stretch.paths.map((path) => (
              <LeafField key={path} path={path} label={nameOf(path, paths)} titled />
            ))}
          </div>
        ))}
      </div>
    </SectionBlock>
  );
});

/** The texts of the document by the type of their section. */
export function SectionView() {
  const { kind } = useSurroundings();
  // As one text, so that a change of words alone draws nothing anew here.
  const drawn = useWorkState(({ documents }) =>
    sectionGroups(documents, kind)
      .map(({ type, sections }) => [type, ...sections.map(({ id }) => id)].join(" "))
      .join("\n"),
  );
  if (drawn === "") return <p className="text-sm text-ink-2">{say("edit.empty")}</p>;
  return (
    <div className="space-y-6">
      {drawn.split("\n").map((line) => {
        const type = sectionTypes.find((one) => line.startsWith(`${one} `));
        return type === undefined ? null : (
          <Group key={type} type={type} joined={line.slice(type.length + 1)} />
        );
      })}
    </div>
  );
}
