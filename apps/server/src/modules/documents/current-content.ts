import { createHash } from "node:crypto";
import type { ErrorCode } from "@savile/contracts";
import { err, isBlank, ok, parseLetterMarkdown, parseResumeMarkdown } from "@savile/model";
import type { Result, TailoredDocument, TemplateId } from "@savile/model";
import { exportDocument } from "@savile/workflow";
import { Refusal } from "../../http/refusal.ts";
import { countDownload, handOut } from "./downloads.ts";
import type { Owner } from "./downloads.ts";
import type { PrintableDocument } from "./find-document.ts";
import type { FileNeeds, ProvenFile } from "./made-file.ts";
import { documentAsMarkdown } from "./markdown.ts";
import { renderRefusal } from "./render-refusal.ts";

/** The words of the editor as they are now, and how they are to look. */
export interface CurrentContent {
  readonly markdown: string;
  readonly template: TemplateId;
}

/** The structure of the words; what an editor wrote carries no proof of its own. */
function documentOf(stored: TailoredDocument, markdown: string): TailoredDocument {
  return stored.kind === "resume"
    ? { ...stored, resume: parseResumeMarkdown(markdown), claims: [] }
    : { ...stored, letter: parseLetterMarkdown(markdown), claims: [] };
}

function checkContent(markdown: string): Result<string, ErrorCode> {
  return isBlank(markdown) ? err("content_blank") : ok(markdown);
}

/**
 * A PDF of words that need not be stored. It is read back like every file and counted as a download once for
 * the same words; words that are the stored version count as that version.
 */
export async function currentContentPdf(
  needs: FileNeeds,
  owner: Owner,
  both: readonly PrintableDocument[],
  stored: PrintableDocument,
  current: CurrentContent,
): Promise<Result<ProvenFile, Refusal>> {
  const content = checkContent(current.markdown);
  if (!content.ok) return err(new Refusal(content.error));
  const { template } = current;
  if (content.value.trim() === documentAsMarkdown(stored.document).trim()) {
    const documents = [{ ...stored, template }];
    const files = await handOut(needs, owner, both, {
      documents,
      formats: ["pdf"],
      embedResume: false,
    });
    const [file] = files.ok ? files.value : [];
    if (!files.ok) return files;
    return file === undefined ? err(new Refusal("render_failed")) : ok(file);
  }
  const { paper, printedAt, layout, sessionId, kind } = stored;
  const made = await exportDocument(
    {
      document: documentOf(stored.document, content.value),
      template,
      paper,
      format: "pdf",
      createdAt: printedAt,
      ...layout,
    },
    needs.renderer,
    needs.extractor,
  );
  if (!made.ok) return err(renderRefusal(made.error));
  const words = createHash("sha256").update(content.value).digest("hex").slice(0, 24);
  const subject = `download:${sessionId}:${kind}:${words}:pdf`;
  const counted = await countDownload(needs, owner, subject);
  return counted.ok ? ok(made.value) : counted;
}
