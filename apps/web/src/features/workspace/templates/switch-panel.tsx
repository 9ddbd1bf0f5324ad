import type { TemplateEntry } from "@savile/contracts";
import type { Plan } from "@savile/model";
import { CircleCheck } from "lucide-react";
import { sentenceOf } from "../../../lib/api-error.ts";
import { useTemplates } from "../../../lib/list-templates.ts";
import { templatePictureQuery } from "../../../lib/pictures.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { FirstPagePicture } from "../../../ui/templates/first-page-picture.tsx";
import { TemplateOption } from "../../../ui/templates/template-option.tsx";
import type { Work } from "../work/view-model.ts";
import { AccentControl } from "./accent-control.tsx";
import { ElapsedBadge, RunningBadge } from "./elapsed-badge.tsx";
import { LengthControl } from "./length-control.tsx";
import { say } from "./messages.ts";
import type { Switching } from "./use-switch.ts";

export interface SwitchPanelProps {
  readonly work: Work;
  readonly switching: Switching;
  /** A template of a larger plan was asked for. */
  readonly onLocked: (template: TemplateEntry, current: Plan) => void;
}

function Mark({
  template,
  work,
  switching,
}: Pick<SwitchPanelProps, "work" | "switching"> & {
  readonly template: TemplateEntry;
}) {
  const { state } = switching;
  if (state.kind === "busy" && state.to.id === template.id) {
    return (
      <span className="flex items-center gap-2 text-accent">
        <RunningBadge since={state.since} />
        <Spinner />
      </span>
    );
  }
  if (state.kind === "done" && state.to.id === template.id) {
    return (
      <span className="flex items-center gap-2 text-add">
        <ElapsedBadge ms={state.ms} />
        <CircleCheck className="size-4" aria-hidden="true" />
      </span>
    );
  }
  return template.id === work.session.template ? (
    <span className="text-xs font-medium text-accent">{say("look.current")}</span>
  ) : null;
}

function Failure({ switching: { state } }: Pick<SwitchPanelProps, "switching">) {
  if (state.kind !== "failed") return null;
  return (
    <p
      role="alert"
      className="mb-2 rounded-control border border-danger/60 bg-danger/8 p-3 text-sm text-danger"
    >
      {sentenceOf(state.error)}
    </p>
  );
}

/** The templates as a short list with the person's own first page in each; a click switches. */
export function SwitchPanel({ work, switching, onLocked }: SwitchPanelProps) {
  const { list, error } = useTemplates();
  if (list === undefined) {
    return <output className="block p-3 text-sm text-ink-3">{say("look.loading")}</output>;
  }
  const { templates, plan } = list;
  const { session_id: id, version, paper, template: current } = work.session;
  return (
    <div>
      <LengthControl work={work} />
      <AccentControl work={work} />
      {error === null ? null : <p className="mb-2 text-sm text-warn">{say("look.failed")}</p>}
      <Failure switching={switching} />
      <ul className="space-y-2">
        {templates.map((template) => (
          <li key={template.id}>
            <TemplateOption
              template={template}
              look="row"
              chosen={template.id === current}
              disabled={switching.state.kind === "busy"}
              picture={
                <FirstPagePicture query={templatePictureQuery(id, version, template.id, paper)} />
              }
              mark={<Mark template={template} work={work} switching={switching} />}
              onChoose={() => switching.switchTo(template)}
              onLocked={() => onLocked(template, plan)}
            />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-xs text-ink-3">{say("look.keeps")}</p>
    </div>
  );
}
