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
import { say } from "./messages.ts";

export interface MoreMenuProps {
  readonly sessionId: string;
  readonly letter: boolean;
  /** Whether the bar has no room for what else it shows as buttons. */
  readonly narrow: boolean;
  readonly onDownloadAll: () => void;
  readonly onHistory: () => void;
  readonly onPalette: () => void;
  readonly onShortcuts: () => void;
}

const icon = "size-4 text-ink-3";

/** What is needed now and then, and on narrow screens what the bar has no room for. */
export function MoreMenu(props: MoreMenuProps) {
  const navigate = useNavigate();
  const { sessionId: id, letter, narrow } = props;
  return (
    <Menu
      trigger={
        <Button aria-label={say("bar.moreLabel")} title={say("bar.more")}>
          <Ellipsis className="-mx-1 size-4" aria-hidden="true" />
        </Button>
      }
    >
      {narrow ? (
        <>
          <MenuRow
            onSelect={() =>
              void navigate({
                to: "/s/$id/print",
                params: { id },
                search: letter ? { doc: "cover_letter" } : {},
              })
            }
          >
            <Printer className={icon} aria-hidden="true" />
            {say("bar.print")}
          </MenuRow>
          <MenuRow onSelect={props.onDownloadAll}>
            <FolderDown className={icon} aria-hidden="true" />
            {sayDownload("menu.all")}
          </MenuRow>
        </>
      ) : null}
      <MenuRow onSelect={props.onHistory}>
        <History className={icon} aria-hidden="true" />
        {say("bar.history")}
      </MenuRow>
      <MenuRow onSelect={props.onPalette}>
        <Search className={icon} aria-hidden="true" />
        {say("bar.palette")}
      </MenuRow>
      <MenuRow onSelect={props.onShortcuts}>
        <CircleHelp className={icon} aria-hidden="true" />
        {say("bar.shortcuts")}
      </MenuRow>
      {narrow ? (
        <>
          <MenuLine />
          <MenuRow onSelect={() => void navigate({ to: "/new" })}>
            <RotateCcw className={icon} aria-hidden="true" />
            {say("bar.over")}
          </MenuRow>
        </>
      ) : null}
    </Menu>
  );
}
