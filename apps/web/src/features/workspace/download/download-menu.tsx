import { formatName, unlimited } from "@savile/model";
import type { DocumentKind, Plan } from "@savile/model";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown, Download, FolderDown } from "lucide-react";
import { useState } from "react";
import { t } from "../messages.ts";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuLabel, MenuLine, MenuRow, MenuSwitch } from "../../../ui/menu.tsx";
import { LockBadge } from "../../../ui/templates/template-marks.tsx";
import { exportsQuery } from "./list-exports.ts";
import { say } from "./messages.ts";
import type { Wanted } from "./fetch-file.ts";
import { shortName } from "./short-name.ts";

const kinds = [
  ["resume", "work.resume"],
  ["cover_letter", "work.letter"],
] as const satisfies readonly (readonly [DocumentKind, string])[];

export interface DownloadMenuProps {
  readonly sessionId: string;
  readonly busy: boolean;
  readonly onDownload: (wanted: Wanted) => void;
  /** A format of a larger plan was asked for. */
  readonly onLocked: (name: string, plan: Plan) => void;
}

function Used({ used, limit }: { readonly used: number; readonly limit: number }) {
  return (
    <MenuLabel>
      <span className="block tabular">
        {limit === unlimited
          ? say("menu.usedUnlimited", { used })
          : say("menu.used", { used, limit })}
      </span>
      <span className="block max-w-60 pb-1">{say("menu.again")}</span>
    </MenuLabel>
  );
}

/** Both documents in every format; those of larger plans say so. */
export function DownloadMenu(props: DownloadMenuProps) {
  const { sessionId, busy, onDownload, onLocked } = props;
  const [embed, setEmbed] = useState(false);
  const list = useQuery(exportsQuery(sessionId));
  const formats = list.data?.formats ?? [
    { id: "pdf" as const, tier_required: "free" as const, available: true },
  ];
  return (
    <Menu
      trigger={
        <Button look="primary" busy={busy}>
          {busy ? null : <Download className="size-4" aria-hidden="true" />}
          {say("menu.download")}
          <ChevronDown className="size-4" aria-hidden="true" />
        </Button>
      }
    >
      {kinds.map(([type, name]) => (
        <div key={type}>
          <MenuLabel>{t(name)}</MenuLabel>
          {formats.map(({ id: format, tier_required: plan, available }) => (
            <MenuRow
              key={format}
              onSelect={() =>
                available
                  ? onDownload({ kind: "file", type, format, embed: embed && format === "pdf" })
                  : onLocked(formatName(format), plan)
              }
            >
              <span className={available ? "" : "text-ink-3"}>
                {say("menu.file", { document: t(name), format: shortName(format) })}
              </span>
              {available ? null : (
                <span className="ml-auto">
                  <LockBadge plan={plan} />
                </span>
              )}
            </MenuRow>
          ))}
        </div>
      ))}
      <MenuLine />
      <MenuRow onSelect={() => onDownload({ kind: "all" })}>
        <FolderDown className="size-4 text-ink-3" aria-hidden="true" />
        {say("menu.allRow")}
      </MenuRow>
      <MenuSwitch checked={embed} onChange={setEmbed}>
        {say("menu.data")}
      </MenuSwitch>
      {list.data === undefined ? null : (
        <>
          <MenuLine />
          <Used {...list.data.downloads} />
        </>
      )}
    </Menu>
  );
}
