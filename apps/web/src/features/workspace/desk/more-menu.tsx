import { useNavigate } from "@tanstack/react-router";
import {
  CircleHelp,
  Ellipsis,
  FolderDown,
  History,
  Printer,
  RotateCcw,
  Search,
} from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuLine, MenuRow } from "../../../ui/menu.tsx";
import { say as sayDownload } from "../download/messages.ts";
import type { DeskState } from "./use-desk.ts";
import type { Work } from "../work/view-model.ts";
import { openLayer } from "../../../lib/layers.ts";
import { say } from "./messages.ts";
import { usePrint } from "./use-print.ts";

export interface MoreMenuProps {
  readonly work: Work;
  readonly desk: DeskState;
  /** A file is being made. */
  readonly busy: boolean;
  readonly onDownloadAll: () => void;
}

const icon = "size-4 text-ink-3";

/** What is needed now and then. */
export function MoreMenu(props: MoreMenuProps) {
  const navigate = useNavigate();
  const { work, desk } = props;
  const print = usePrint(work, desk);
  return (
    <Menu
      trigger={
        <Button size="small" aria-label={say("bar.moreLabel")} title={say("bar.more")}>
          <Ellipsis className="-mx-0.5 size-4" aria-hidden="true" />
        </Button>
      }
    >
      <MenuRow onSelect={print}>
        <Printer className={icon} aria-hidden="true" />
        {say("bar.print")}
      </MenuRow>
      <MenuRow disabled={props.busy} onSelect={props.onDownloadAll}>
        <FolderDown className={icon} aria-hidden="true" />
        {sayDownload("menu.all")}
      </MenuRow>
      <MenuRow onSelect={() => openLayer("history")}>
        <History className={icon} aria-hidden="true" />
        {say("bar.history")}
      </MenuRow>
      <MenuRow onSelect={() => openLayer("palette")}>
        <Search className={icon} aria-hidden="true" />
        {say("bar.palette")}
      </MenuRow>
      <MenuRow onSelect={() => openLayer("shortcuts")}>
        <CircleHelp className={icon} aria-hidden="true" />
        {say("bar.shortcuts")}
      </MenuRow>
      <MenuLine />
      <MenuRow onSelect={() => void navigate({ to: "/new" })}>
        <RotateCcw className={icon} aria-hidden="true" />
        {say("bar.over")}
      </MenuRow>
    </Menu>
  );
}
