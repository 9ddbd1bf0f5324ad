import { templateIds } from "@savile/model";
import type { TemplateId } from "@savile/model";
import { Refusal } from "../../errors/refusal.ts";

/** Other names under which clients know a template. */
const aliases: Readonly<Record<string, TemplateId>> = { classic: "traditional" };

/** The template of a name as a client sends it, or `null` where there is none. */
export function templateNamed(name: string): TemplateId | null {
  const alias = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
  return alias ?? templateIds.find((id) => id === name) ?? null;
}

/** The template of a name, or its refusal as the answer. */
export function orUnknown(name: string): TemplateId {
  const template = templateNamed(name);
  if (template === null) throw new Refusal("template_unknown");
  return template;
}
