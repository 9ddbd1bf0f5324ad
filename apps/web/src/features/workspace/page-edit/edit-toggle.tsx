import { Pencil, PencilOff } from "lucide-react";
import { announce } from "../../../lib/announce.ts";
import { Button } from "../../../ui/button.tsx";
import type { DeskState } from "../desk/use-desk.ts";
import { t } from "./messages.ts";

export interface EditToggleProps {
  readonly desk: Pick<DeskState, "editable" | "editing" | "setEditing">;
}

/** Switches between Preview Mode and Edit Mode, and says in which one the page is; nothing where all can only be read. */
export function EditToggle({ desk }: EditToggleProps) {
  const { editable, editing, setEditing } = desk;
  if (!editable) return null;
  const Icon = editing ? PencilOff : Pencil;
  return (
    <div className="flex items-center gap-2">
      <span className="text-sm whitespace-nowrap text-ink-3 max-[1599px]:sr-only">
        {t(editing ? "mode.editing" : "mode.preview")}
      </span>
      <Button
        size="small"
        data-tip="edit"
        onClick={() => {
          announce(t(editing ? "mode.preview" : "mode.editing"));
          setEditing(!editing);
        }}
      >
        <Icon className="size-4" aria-hidden="true" />
        <span className="max-lg:sr-only">{t(editing ? "mode.exit" : "mode.edit")}</span>
      </Button>
    </div>
  );
}
