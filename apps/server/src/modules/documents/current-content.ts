import { createHash } from "node:crypto";
import type { ErrorCode } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Result, TailoredDocument, TemplateId } from "@savile/model";
import { exportDocument } from "@savile/workflow";
import type { ExportFailure } from "@savile/workflow";
import { Refusal } from "../../errors/refusal.ts";
import { readMarkdownTask } from "../../texts/tasks.ts";
import { countDownload, handOut } from "./downloads.ts";
import type { Owner } from "./downloads.ts";
import type { PrintableDocument } from "./find-document.ts";
import type { FileNeeds, ProvenFile } from "./made-file.ts";
import { documentAsMarkdown } from "../generation-sessions/markdown.ts";
import { namedJob } from "./named-job.ts";
import { renderRefusal } from "./render-refusal.ts";

/** The words of the editor as they are now, and how they are to look. */
export interface CurrentContent {
  readonly markdown: string;
  readonly template: TemplateId;
}

/** Failures that words of the editor cause, which only a change of the words helps. */
const faultsOfWords: ReadonlySet<ExportFailure["code"]> = new Set(["unreadable", "template_error"]);

/** Why these words cannot be handed out. */
function contentRefusal(failure: ExportFailure): Refusal {
  const refusal = renderRefusal(failure);
  return faultsOfWords.has(failure.code)
    ? new Refusal("content_unprintable", { details: refusal.details })
    : refusal;
}

/** The document that words of the editor make. */
async function readContent(
  needs: Pick<FileNeeds, "texts">,
  owner: Owner,
  stored: TailoredDocument,
  markdown: string,
): Promise<Result<TailoredDocument, ErrorCode>> {
  const words = { stored, markdown };
  const read = await needs.texts(readMarkdownTask, words, { account: owner.accountId });
  return read.isBlank ? err("content_blank") : ok(read.document);
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
  const { template, markdown } = current;
  const content = await readContent(needs, owner, stored.document, markdown);
  if (!content.ok) return err(new Refusal(content.error));
  if (markdown.trim() === documentAsMarkdown(stored.document).trim()) {
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
      document: content.value,
      template,
      paper,
      format: "pdf",
      createdAt: printedAt,
      job: await namedJob(needs, stored),
      ...layout,
    },
    needs.renderer,
    needs.extractor,
  );
  if (!made.ok) return err(contentRefusal(made.error));
  const hash = createHash("sha256").update(markdown).digest("hex").slice(0, 24);
  const subject = `download:${sessionId}:${kind}:${hash}:pdf`;
  const counted = await countDownload(needs, owner, subject);
  return counted.ok ? made : counted;
}
