import { Suspense } from "react";
import { Button } from "../../../ui/button.tsx";
import type { Locked } from "../../../ui/templates/upgrade.ts";
import { say as sayDownload } from "../download/messages.ts";
import type { Downloads } from "../download/use-download.ts";
import type { DeskState } from "./use-desk.ts";
import type { Work } from "../work/view-model.ts";
import { part } from "../../../ui/part.tsx";

// The menus bring the machinery of floating layers along; the pages do not wait for it.
const LookMenu = part(async () => (await import("../templates/look-menu.tsx")).LookMenu, {
  look: "button",
});
const DownloadMenu = part(
  async () => (await import("../download/download-menu.tsx")).DownloadMenu,
  { look: "button" },
);
const MoreMenu = part(async () => (await import("./more-menu.tsx")).MoreMenu, { look: "button" });

export interface HeadActionsProps {
  readonly work: Work;
  readonly desk: DeskState;
  readonly downloads: Downloads;
  readonly onLocked: (locked: Locked) => void;
}

/** Template, download and what is needed less often. */
export function HeadActions({ work, desk, downloads, onLocked }: HeadActionsProps) {
  const busy = downloads.state.kind === "busy";
  const downloadAll = (): void => downloads.start({ kind: "all" });
  return (
    <div className="flex items-center gap-1.5 max-md:[&_button]:h-11">
      <Suspense
        fallback={
          <Button size="small" disabled>
            {sayDownload("menu.template")}
          </Button>
        }
      >
        <LookMenu
          work={work}
          kind={desk.kind}
          onLocked={({ name, tier_required: plan }) => onLocked({ kind: "template", name, plan })}
        />
      </Suspense>
      <Suspense
        fallback={
          <Button look="primary" size="small" disabled>
            {sayDownload("menu.download")}
          </Button>
        }
      >
        <DownloadMenu
          sessionId={work.session.session_id}
          kind={desk.kind}
          busy={busy}
          onDownload={downloads.start}
          onLocked={(name, plan) => onLocked({ kind: "format", name, plan })}
        />
      </Suspense>
      <Suspense fallback={<span className="w-10" />}>
        <MoreMenu work={work} desk={desk} busy={busy} onDownloadAll={downloadAll} />
      </Suspense>
    </div>
  );
}
