import { err, ok } from "@savile/model";
import type { Entitlement, FileFormat, Result, TemplateId } from "@savile/model";

/** Whether the plan holds a template. */
export function checkTemplate(
  entitlement: Pick<Entitlement, "templates">,
  template: TemplateId,
): Result<null, "template_locked"> {
  return entitlement.templates.includes(template) ? ok(null) : err("template_locked");
}

/** Whether the plan holds a file format. */
export function checkFormat(
  entitlement: Pick<Entitlement, "formats">,
  format: FileFormat,
): Result<null, "format_locked"> {
  return entitlement.formats.includes(format) ? ok(null) : err("format_locked");
}

/** Whether documents in this template may be changed: in a locked one they can only be read. */
export function checkWritable(
  entitlement: Pick<Entitlement, "templates">,
  template: string,
): Result<null, "session_read_only"> {
  return entitlement.templates.some((held) => held === template)
    ? ok(null)
    : err("session_read_only");
}
