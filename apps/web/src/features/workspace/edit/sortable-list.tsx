import { DndContext, PointerSensor, closestCenter, useSensor, useSensors } from "@dnd-kit/core";
import type { Announcements, DragEndEvent, Modifier } from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { clsx } from "clsx";
import { GripVertical } from "lucide-react";
import { memo } from "react";
import type { ReactNode } from "react";
import { say } from "./messages.ts";
import { RowKeys } from "./row-keys.ts";

/** A list runs downwards: what is dragged stays in its column. */
const downOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });

export interface SortableListProps {
  readonly ids: readonly string[];
  /** What a row is called when it is moved. */
  readonly nameOf: (id: string) => string;
  /** Moves a row to a place, from 0. */
  readonly onMove: (id: string, to: number) => void;
  /** The content of a row; its handle stands before it. */
  readonly children: (id: string, index: number) => ReactNode;
  /** Without handles: the rows only stand there. */
  readonly disabled?: boolean;
  /** Whether each row begins with a bullet. */
  readonly marked?: boolean;
  readonly className?: string;
  readonly rowClass?: string;
}

type Sortable = ReturnType<typeof useSortable>;

interface HandleProps extends Pick<Sortable, "attributes" | "listeners"> {
  readonly label: string;
  readonly holdRef: Sortable["setActivatorNodeRef"];
}

function Handle({ label, holdRef, attributes, listeners }: HandleProps) {
  return (
    <button
      ref={holdRef}
      type="button"
      {...attributes}
      {...listeners}
      aria-label={say("move.handle", { label })}
      className={
        "flex h-9 w-6 shrink-0 cursor-grab touch-none items-center justify-center rounded-mark text-ink-3 opacity-0 " +
        "[li:hover>&]:opacity-100 [li:focus-within>&]:opacity-100 hover:bg-line/50 hover:text-ink " +
        "focus-visible:opacity-100 active:cursor-grabbing [@media(hover:none)]:opacity-100 forced-colors:opacity-100"
      }
    >
      <GripVertical className="size-4" aria-hidden="true" />
    </button>
  );
}

/** A mark in the place of the handle, while nobody reaches for the row. */
const bullet =
  "relative before:pointer-events-none before:absolute before:top-1.5 before:left-2 before:text-ink-3 before:content-['•'] " +
  "hover:before:content-none focus-within:before:content-none [@media(hover:none)]:before:content-none";

interface RowProps {
  readonly id: string;
  readonly label: string;
  readonly disabled: boolean;
  readonly marked: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

function SortableRow({ id, label, disabled, marked, className, children }: RowProps) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id, disabled });
  return (
    <li
      ref={setNodeRef}
      data-row={id}
      style={{
        transform: transform === null ? undefined : `translate3d(0, ${transform.y}px, 0)`,
        transition,
      }}
      className={clsx(
        "flex items-start",
        marked && bullet,
        isDragging && "relative z-10 bg-surface shadow-float",
        className,
      )}
    >
      {disabled ? (
        <span className="w-6 shrink-0" />
      ) : (
        <Handle
          label={label}
          holdRef={setActivatorNodeRef}
          attributes={attributes}
          listeners={listeners}
        />
      )}
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  );
}

function announcementsOf({ ids, nameOf }: SortableListProps): Announcements {
  const placeOf = (id: unknown) => ({ n: ids.indexOf(String(id)) + 1, m: ids.length });
  const labelOf = (id: unknown) => nameOf(String(id));
  return {
    onDragStart: ({ active }) =>
      say("move.taken", { label: labelOf(active.id), ...placeOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over === null || over.id === active.id
        ? undefined
        : say("move.over", { label: labelOf(active.id), ...placeOf(over.id) }),
    onDragEnd: ({ active, over }) =>
      say("move.done", { label: labelOf(active.id), ...placeOf(over?.id ?? active.id) }),
    onDragCancel: ({ active }) => say("move.cancelled", { label: labelOf(active.id) }),
  };
}

/** Rows that can be moved by dragging, or with Space and the arrow keys on their handle. */
export const SortableList = memo(function SortableList(props: SortableListProps) {
  const { ids, nameOf, onMove, children, disabled, marked, className, rowClass } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(RowKeys, {
      coordinateGetter: sortableKeyboardCoordinates,
      // While a slow scroll is under way the row is still over its old place; dropped then, it would stay there.
      scrollBehavior: "instant",
    }),
  );
  function onDragEnd({ active, over }: DragEndEvent): void {
    if (over === null || over.id === active.id) return;
    onMove(String(active.id), ids.indexOf(String(over.id)));
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[downOnly]}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: announcementsOf(props),
        screenReaderInstructions: { draggable: say("move.keys") },
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ul className={className}>
          {ids.map((id, index) => (
            <SortableRow
              key={id}
              id={id}
              label={nameOf(id)}
              disabled={disabled === true || ids.length < 2}
              marked={marked === true}
              className={rowClass}
            >
              {children(id, index)}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
});
