import type { TemplateEntry } from "@savile/contracts";
import { planCatalogue } from "@savile/model";
import type { Plan } from "@savile/model";
import { clsx } from "clsx";
import { Lock } from "lucide-react";
import { say } from "./messages.ts";

const greenFrom = 93;
const yellowFrom = 90;

function dotOf(score: number): string {
  if (score >= greenFrom) return "bg-[oklch(0.62_0.16_150)]";
  return score >= yellowFrom ? "bg-[oklch(0.82_0.16_92)]" : "bg-[oklch(0.68_0.17_52)]";
}

export interface AtsMarkProps {
  readonly template: Pick<TemplateEntry, "ats_score">;
}

/** What the program that reads least of a template's files reads; nothing where all templates are alike. The Parser tab names the programs. */
export function AtsMark({ template }: AtsMarkProps) {
  const { ats_score: score } = template;
  if (score === null) return null;
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap tabular">
      <span
        aria-hidden="true"
        className={clsx("size-2 rounded-full forced-colors:border", dotOf(score))}
      />
      {say("option.ats", { score })}
    </span>
  );
}

const badge =
  "inline-flex items-center gap-1 rounded-mark border px-1.5 text-xs/5 whitespace-nowrap";

/** Names the plan that a locked template needs. */
export function LockBadge({ plan }: { readonly plan: Plan }) {
  const { displayName } = planCatalogue[plan];
  return (
    <span className={clsx(badge, "border-line-strong bg-surface font-medium text-ink")}>
      <Lock className="size-3" aria-hidden="true" />
      <span aria-hidden="true">{displayName}</span>
      <span className="sr-only">{say("option.required", { plan: displayName })}</span>
    </span>
  );
}

/** What is known of a template besides its name: its plan, its favour, whether it is the default. */
export function TemplateBadges({ template }: { readonly template: TemplateEntry }) {
  return (
    <>
      {template.available ? null : <LockBadge plan={template.tier_required} />}
      {template.popularity === null ? null : (
        <span className={clsx(badge, "border-line text-ink-3")}>
          {say(`option.${template.popularity}`)}
        </span>
      )}
    </>
  );
}
