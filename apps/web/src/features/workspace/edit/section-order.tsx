import { ArrowDown, ArrowUp, ChevronRight } from "lucide-react";
import { useState } from "react";
import { clsx } from "clsx";
import { announce } from "../../../lib/announce.ts";
import { IconButton } from "../../../ui/button.tsx";
import { useWorkStore } from "../store/context.ts";
import { focusLater } from "./focus-later.ts";
import { say } from "./messages.ts";
import { useStatedSections } from "./shown-sections.ts";
import { SortableList } from "./sortable-list.tsx";
import { useSurroundings } from "./surroundings.ts";
import { titleOfSection } from "./title-of-section.ts";

interface OrderRowProps {
  readonly name: string;
  readonly title: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
}

function OrderRow({ name, title, index, count, onMove }: OrderRowProps) {
  function move(by: -1 | 1): void {
    onMove(index + by);
    announce(say("move.now", { label: title, n: index + by + 1, m: count }));
    const way = by < 0 ? "up" : "down";
    const other = by < 0 ? "down" : "up";
    focusLater(
      `[data-order="${name} ${way}"]:not(:disabled)`,
      `[data-order="${name} ${other}"]:not(:disabled)`,
    );
  }
  return (
    <div className="flex min-h-9 items-center">
      <span className="min-w-0 flex-1 px-1 text-sm wrap-break-word">{title}</span>
      <IconButton
        label={`${say("row.up")}: ${title}`}
        data-order={`${name} up`}
        disabled={index === 0}
        onClick={() => move(-1)}
      >
        <ArrowUp className="size-4" aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`${say("row.down")}: ${title}`}
        data-order={`${name} down`}
        disabled={index === count - 1}
        onClick={() => move(1)}
      >
        <ArrowDown className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** The sections of the resume in the order in which they are printed, to be moved. */
export function SectionOrder() {
  const [open, setOpen] = useState(false);
  const shown = useStatedSections();
  const store = useWorkStore();
  const { actions, editable } = useSurroundings();
  if (!editable || shown.length < 2) return null;
  const titleOf = (name: string): string => titleOfSection(store.get().documents, name);
  return (
    <section aria-label={say("section.order")}>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-9 w-full items-center gap-1.5 rounded-mark text-left text-sm font-medium text-ink-2 hover:text-ink"
      >
        <ChevronRight
          aria-hidden="true"
          className={clsx("size-4 text-ink-3 transition-transform", open && "rotate-90")}
        />
        {say("section.order")}
      </button>
      {open ? (
        <>
          <p className="mb-1 px-1 text-xs text-ink-3">{say("section.orderHint")}</p>
          <SortableList
            ids={shown}
            nameOf={titleOf}
            onMove={(name, to) => actions.move("order", name, to, shown)}
            rowClass="rounded-mark border border-line mb-1"
          >
            {(name, index) => (
              <OrderRow
                name={name}
                title={titleOf(name)}
                index={index}
                count={shown.length}
                onMove={(to) => actions.move("order", name, to, shown)}
              />
            )}
          </SortableList>
        </>
      ) : null}
    </section>
  );
}
