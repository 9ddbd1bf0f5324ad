import type { Page } from "@savile/model";
import { X } from "lucide-react";
import { Popover } from "radix-ui";
import { t } from "../work/messages.ts";
import { IconButton } from "../../../ui/button.tsx";
import { ClaimPanel } from "../work/claim-panel.tsx";
import type { Work, WorkDocument } from "../work/view-model.ts";

export interface EvidencePopoverProps {
  readonly work: Work;
  readonly document: WorkDocument;
  readonly page: Page;
  readonly path: string;
  readonly onClose: () => void;
}

function percent(value: number, whole: number): string {
  return `${(value / whole) * 100}%`;
}

/**
 * The proof of a line beside it. The focus stays on the line, so that arrow keys walk from line to line
 * with their proof; Tab leads into it, Escape closes it.
 */
export function EvidencePopover(props: EvidencePopoverProps) {
  const { work, document, page, path, onClose } = props;
  const region = page.regions.find((one) => one.path === path);
  if (region === undefined) return null;
  return (
    <Popover.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Popover.Anchor
        className="pointer-events-none absolute"
        style={{
          left: percent(region.x, page.w),
          top: percent(region.y, page.h),
          width: percent(region.w, page.w),
          height: percent(region.h, page.h),
        }}
      />
      <Popover.Content
        aria-label={t("claim.proof")}
        align="start"
        sideOffset={8}
        collisionPadding={{ top: 140, right: 12, bottom: 12, left: 12 }}
        // The next line takes over by itself; the focus stays where the person works.
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => {
          const { target } = event;
          if (target instanceof Element && target.closest("[data-path]") !== null) {
            event.preventDefault();
          }
        }}
        className="rise z-40 max-h-[min(26rem,var(--radix-popover-content-available-height))] w-96 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-panel border border-line bg-surface p-5 text-ink shadow-float"
      >
        <div className="float-right -mt-2 -mr-2">
          <IconButton label={t("work.backToSheet")} onClick={onClose}>
            <X className="size-4" aria-hidden="true" />
          </IconButton>
        </div>
        <ClaimPanel
          work={work}
          path={path}
          text={document.textOf.get(path) ?? ""}
          claim={document.claimOf.get(path)}
        />
      </Popover.Content>
    </Popover.Root>
  );
}
