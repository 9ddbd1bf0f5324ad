import type { TemplateEntry } from "@savile/contracts";
import { AtsMark } from "../../ui/templates/template-marks.tsx";
import { say } from "./messages.ts";

/** Names the template that was chosen. */
export function ChosenLook({ template }: { readonly template: TemplateEntry }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
      <span className="sr-only">{say("chosen.title")}: </span>
      <span className="text-base font-medium">{say("chosen.text", { name: template.name })}</span>
      <AtsMark template={template} />
    </p>
  );
}
