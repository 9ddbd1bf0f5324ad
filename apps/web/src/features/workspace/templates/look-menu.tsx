import type { TemplateEntry } from "@savile/contracts";
import { templates } from "@savile/model";
import type { DocumentKind, Plan } from "@savile/model";
import { ChevronDown, LayoutTemplate, X } from "lucide-react";
import { Popover } from "radix-ui";
import { Suspense, useRef, useState } from "react";
import { closeLayer, useLayer } from "../../../lib/layers.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Loading } from "../../../ui/loading.tsx";
import type { Work } from "../work/view-model.ts";
import { ElapsedBadge, RunningBadge } from "./elapsed-badge.tsx";
import { say } from "./messages.ts";
import { useSwitch } from "./use-switch.ts";
import type { SwitchState } from "./use-switch.ts";
import { part } from "../../../ui/part.tsx";

const SwitchPanel = part(async () => (await import("./switch-panel.tsx")).SwitchPanel);

export interface LookMenuProps {
  readonly work: Work;
  readonly kind: DocumentKind;
  readonly onLocked: (template: TemplateEntry, current: Plan) => void;
}

function Badge({ state }: { readonly state: SwitchState }) {
  if (state.kind === "busy") return <RunningBadge since={state.since} />;
  return state.kind === "done" ? <ElapsedBadge ms={state.ms} /> : null;
}

/** The template of the documents, and the way to another one. */
export function LookMenu({ work, kind, onLocked }: LookMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const asked = useLayer() === "templates";
  const button = useRef<HTMLButtonElement>(null);
  const locked = useRef<{ readonly template: TemplateEntry; readonly current: Plan } | null>(null);
  const switching = useSwitch(work.session, kind);
  const { template } = work.session;
  const name = templates.find(({ id }) => id === template)?.name ?? template;
  return (
    <Popover.Root
      open={isOpen || asked}
      onOpenChange={(next) => {
        setOpen(next);
        if (asked) closeLayer();
      }}
    >
      <Popover.Trigger asChild>
        <Button ref={button} size="small" aria-label={say("look.open", { name })}>
          <LayoutTemplate className="size-4" aria-hidden="true" />
          <span className="hidden min-[1600px]:inline">{name}</span>
          <span className="hidden lg:inline min-[1600px]:hidden">{say("look.short")}</span>
          <Badge state={switching.state} />
          <ChevronDown className="hidden size-4 lg:block" aria-hidden="true" />
        </Button>
      </Popover.Trigger>
      <Popover.Content
        aria-label={say("look.title")}
        align="end"
        sideOffset={6}
        collisionPadding={8}
        onCloseAutoFocus={(event) => {
          const offer = locked.current;
          if (offer === null) return;
          // The offer gives the focus back to where it finds it: first it goes to the button.
          event.preventDefault();
          locked.current = null;
          button.current?.focus();
          onLocked(offer.template, offer.current);
        }}
        className="rise z-40 max-h-[min(42rem,var(--radix-popover-content-available-height))] w-[26rem] max-w-[calc(100vw-1rem)] overflow-y-auto rounded-panel border border-line bg-surface p-4 text-ink shadow-float"
      >
        <div className="mb-3 flex items-center justify-between">
          <h2 className="text-lg font-semibold tracking-tight">{say("look.title")}</h2>
          <Popover.Close asChild>
            <IconButton label={say("look.close")}>
              <X className="size-4" aria-hidden="true" />
            </IconButton>
          </Popover.Close>
        </div>
        <Suspense
          fallback={
            <Loading className="block space-y-2">
              <span className="block h-24 w-full skeleton" />
              <span className="block h-24 w-full skeleton" />
            </Loading>
          }
        >
          <SwitchPanel
            work={work}
            switching={switching}
            onLocked={(one, current) => {
              locked.current = { template: one, current };
              setOpen(false);
              closeLayer();
            }}
          />
        </Suspense>
      </Popover.Content>
    </Popover.Root>
  );
}
