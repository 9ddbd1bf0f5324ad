import { Link } from "@tanstack/react-router";
import { Printer } from "lucide-react";
import { Suspense } from "react";
import { useWide } from "../../../lib/use-wide.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import type { Locked } from "../../../ui/templates/upgrade.ts";
import { say as sayDownload } from "../download/messages.ts";
import type { Downloads } from "../download/use-download.ts";
import { t } from "../work/messages.ts";
import type { DeskState } from "./use-desk.ts";
import type { Work } from "../work/view-model.ts";
import { say } from "./messages.ts";
import { usePrint } from "./use-print.ts";
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

/** From here on the bar has room for every action. */
export const roomyFrom = 1280;

export interface HeadActionsProps {
  readonly work: Work;
  readonly desk: DeskState;
  readonly downloads: Downloads;
  readonly onLocked: (locked: Locked) => void;
}

function PrintButton({ work, desk }: Pick<HeadActionsProps, "work" | "desk">) {
  return (
    <Button onClick={usePrint(work, desk)}>
      <Printer className="size-4" aria-hidden="true" />
      {say("bar.print")}
    </Button>
  );
}

/** Template, download, print and what is needed less often; a narrow bar keeps the first two. */
export function HeadActions({ work, desk, downloads, onLocked }: HeadActionsProps) {
  const roomy = useWide(roomyFrom);
  const busy = downloads.state.kind === "busy";
  const downloadAll = (): void => downloads.start({ kind: "all" });
  return (
    <div className="flex items-center gap-2">
      {roomy ? (
        <>
          <Link to="/new" className={buttonClass("quiet")}>
            {t("work.startOver")}
          </Link>
          <PrintButton work={work} desk={desk} />
        </>
      ) : null}
      <Suspense
        fallback={
          <span className="xl:min-w-[226px] [&>button]:w-full">
            <Button disabled>{sayDownload("menu.template")}</Button>
          </span>
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
          <span className="xl:min-w-[199px] [&>button]:w-full">
            <Button look="primary" disabled>
              {sayDownload("menu.download")}
            </Button>
          </span>
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
      <Suspense fallback={<span className="w-12" />}>
        <MoreMenu work={work} desk={desk} narrow={!roomy} onDownloadAll={downloadAll} />
      </Suspense>
    </div>
  );
}
