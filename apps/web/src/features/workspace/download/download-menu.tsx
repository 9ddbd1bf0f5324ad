import { formatName, unlimited } from "@savile/model";
import type { DocumentKind, Plan } from "@savile/model";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown, Download, FolderDown } from "lucide-react";
import { useState } from "react";
import { closeLayer, useLayer } from "../../../lib/layers.ts";
import { useKeptFlag } from "../../../lib/use-kept-flag.ts";
import { useWide } from "../../../lib/use-wide.ts";
import { t } from "../work/messages.ts";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuLabel, MenuLine, MenuRow, MenuSwitch } from "../../../ui/menu.tsx";
import { LockBadge } from "../../../ui/templates/template-marks.tsx";
import { exportsQuery } from "./list-exports.ts";
import { say } from "./messages.ts";
import type { Wanted } from "./fetch-file.ts";
import { shortName } from "./short-name.ts";

/** From here on the bar has room for the button with its name. */
const roomyFrom = 768;

const kinds = [
  ["resume", "work.resume"],
  ["cover_letter", "work.letter"],
] as const satisfies readonly (readonly [DocumentKind, string])[];

export interface DownloadMenuProps {
  readonly sessionId: string;
  /** The document that is shown; the button beside the menu hands out its PDF. */
  readonly kind: DocumentKind;
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

interface RowsProps extends Pick<
  DownloadMenuProps,
  "sessionId" | "busy" | "onDownload" | "onLocked"
> {
  readonly embed: boolean;
  readonly onEmbed: (embed: boolean) => void;
  readonly proof: boolean;
  readonly onProof: (proof: boolean) => void;
}

/** Both documents in every format; those of larger plans say so. */
function Rows(props: RowsProps) {
  const { sessionId, busy, onDownload, onLocked, embed, onEmbed, proof, onProof } = props;
  const list = useQuery(exportsQuery(sessionId));
  const formats = list.data?.formats ?? [
    { id: "pdf" as const, tier_required: "free" as const, available: true },
  ];
  return (
    <>
      {kinds.map(([type, name]) => (
        <div key={type}>
          <MenuLabel>{t(name)}</MenuLabel>
          {formats.map(({ id: format, tier_required: plan, available }) => (
            <MenuRow
              key={format}
              disabled={busy}
              onSelect={() =>
                available
                  ? onDownload({
                      kind: "file",
                      type,
                      format,
                      embed: embed && format === "pdf",
                      proof: proof && type === "resume",
                    })
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
      <MenuRow disabled={busy} onSelect={() => onDownload({ kind: "all", proof })}>
        <FolderDown className="size-4 text-ink-3" aria-hidden="true" />
        {say("menu.allRow")}
      </MenuRow>
      <MenuSwitch checked={embed} onChange={onEmbed}>
        {say("menu.data")}
      </MenuSwitch>
      <MenuSwitch checked={proof} onChange={onProof}>
        {say("menu.proof")}
      </MenuSwitch>
      {list.data === undefined ? null : (
        <>
          <MenuLine />
          <Used {...list.data.downloads} />
        </>
      )}
    </>
  );
}

/** The PDF of the document that is shown in one click, and everything else in the menu beside it. */
export function DownloadMenu(props: DownloadMenuProps) {
  const { sessionId, kind, busy, onDownload, onLocked } = props;
  const [embed, setEmbed] = useState(false);
  const [proof, setProof] = useKeptFlag("download_proof");
  const [isOpen, setOpen] = useState(false);
  const asked = useLayer() === "downloads";
  const roomy = useWide(roomyFrom);
  const icon = busy ? null : <Download className="size-4" aria-hidden="true" />;
  return (
    <div className="flex" data-tip="download">
      {roomy ? (
        <Button
          look="primary"
          size="small"
          joined="end"
          busy={busy}
          onClick={() =>
            onDownload({
              kind: "file",
              type: kind,
              format: "pdf",
              embed,
              proof: proof && kind === "resume",
            })
          }
        >
          {icon}
          <span className="max-xl:sr-only">{say("menu.pdf")}</span>
        </Button>
      ) : null}
      <Menu
        open={isOpen || asked}
        onOpenChange={(next) => {
          setOpen(next && !busy);
          if (asked) closeLayer();
        }}
        trigger={
          <Button
            look="primary"
            size="small"
            aria-label={say("menu.download")}
            aria-disabled={busy}
            {...(roomy ? { joined: "start" } : { busy })}
          >
            {roomy ? null : icon}
            <ChevronDown className="size-4" aria-hidden="true" />
          </Button>
        }
      >
        <Rows
          sessionId={sessionId}
          busy={busy}
          onDownload={onDownload}
          onLocked={onLocked}
          embed={embed}
          onEmbed={setEmbed}
          proof={proof}
          onProof={setProof}
        />
      </Menu>
    </div>
  );
}
