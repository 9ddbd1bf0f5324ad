import type { Finding } from "@savile/model";
import { t } from "../../messages-signed-in.ts";
import { Note } from "../../ui/note.tsx";

export interface FindingsProps {
  readonly findings: readonly Finding[];
  readonly onShow: (lines: readonly string[]) => void;
}

/** What the person should know about the file. */
export function Findings({ findings, onShow }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <div className="mb-4">
      <Note kind="warn" title={t("check.findings")}>
        <ul className="mt-1 space-y-1.5">
          {findings.map((finding) => (
            <li key={`${finding.code} ${finding.detail}`}>
              {finding.detail}{" "}
              {finding.lines.length === 0 ? null : (
                <button
                  type="button"
                  onClick={() => onShow(finding.lines)}
                  className="min-h-6 rounded-mark font-medium text-ink underline decoration-line-strong underline-offset-4"
                >
                  {t("check.findingLines")}
                </button>
              )}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
