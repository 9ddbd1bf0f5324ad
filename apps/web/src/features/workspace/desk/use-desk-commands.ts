import { useCommands } from "../../../lib/commands.ts";
import type { Command } from "../../../lib/commands.ts";
import { openLayer } from "../../../lib/layers.ts";
import { t } from "../work/messages.ts";
import type { Review } from "../review/use-review.ts";
import { tabNames } from "./side-panel.tsx";
import { sideTabs } from "./use-desk.ts";
import type { DeskState } from "./use-desk.ts";
import type { Work } from "../work/view-model.ts";
import { saveAndTell } from "../store/edit-bar.tsx";
import { useWorkStore } from "../store/context.ts";
import { say } from "./messages.ts";
import { usePrint } from "./use-print.ts";

function lineCommands(work: Work, desk: DeskState): readonly Command[] {
  return [work.documents.resume, work.documents.cover_letter].flatMap(({ kind, leaves }) =>
    leaves.map(({ address, text }) => ({
      id: `line ${kind} ${address}`,
      label: text,
      group: t(kind === "resume" ? "work.resume" : "work.letter"),
      run: () => desk.select(kind, address),
    })),
  );
}

function documentCommands(desk: DeskState, review: Review): readonly Command[] {
  const group = say("do.group");
  return [
    { id: "undo", label: say("do.undo"), group, keys: "Ctrl+Z", run: review.undo },
    { id: "redo", label: say("do.redo"), group, keys: "Ctrl+Y", run: review.redo },
    {
      id: "edit",
      label: say(desk.editing ? "do.preview" : "do.edit"),
      group,
      run: () => desk.setEditing(!desk.editing),
    },
    { id: "history", label: say("bar.history"), group, run: () => openLayer("history") },
    {
      id: "resume",
      label: t("work.resume"),
      group,
      run: () => desk.showDocument("resume"),
    },
    {
      id: "letter",
      label: t("work.letter"),
      group,
      run: () => desk.showDocument("cover_letter"),
    },
    ...sideTabs.map((tab) => ({
      id: `tab ${tab}`,
      label: say("do.tab", { name: t(tabNames[tab]) }),
      group,
      run: () => desk.showTab(tab),
    })),
  ];
}

/** What the palette can do in the workspace: the document's own acts, its panels, and each of its lines. */
export function useDeskCommands(work: Work, desk: DeskState, review: Review): void {
  const store = useWorkStore();
  const print = usePrint(work, desk);
  const group = say("do.group");
  const keys = "Ctrl+S";
  useCommands(() => [
    { id: "save", label: say("do.save"), group, keys, run: () => void saveAndTell(store) },
    ...documentCommands(desk, review),
    { id: "template", label: say("do.template"), group, run: () => openLayer("templates") },
    { id: "download", label: say("do.download"), group, run: () => openLayer("downloads") },
    { id: "print", label: say("bar.print"), group, run: print },
    ...lineCommands(work, desk),
  ]);
}
