import type { Finding } from "@savile/model";
import { Note } from "../../ui/note.tsx";
import { useDesk } from "./desk.ts";
import { hasText, say } from "./messages.ts";
import { openFindings } from "./open-findings.ts";

function adviceOf(code: string): string | null {
  const key = `advice.${code.startsWith("ocr") ? "ocr" : code}`;
  return hasText(key) ? say(key) : null;
}

interface FindingsProps {
  readonly onShow: (lines: readonly string[]) => void;
}

function FindingRow({ finding, onShow }: FindingsProps & { readonly finding: Finding }) {
  const advice = adviceOf(finding.code);
  return (
    <li>
      {finding.detail}
      {advice === null ? null : <span className="text-ink-3"> {advice}</span>}{" "}
      {finding.lines.length === 0 ? null : (
        <button
          type="button"
          onClick={() => onShow(finding.lines)}
          className="min-h-6 rounded-mark font-medium text-ink underline decoration-line-strong underline-offset-4"
        >
          {say("check.findingLines")}
        </button>
      )}
    </li>
  );
}

/** What the person should know about the file, grouped, each with what to do. */
export function Findings({ onShow }: FindingsProps) {
  const { extraction } = useDesk();
  const groups = openFindings(extraction);
  if (groups.length === 0) return null;
  return (
    <div className="mb-4">
      <Note
        kind={groups.some(({ group }) => group === "values") ? "warn" : "plain"}
        title={say("check.findings")}
      >
        {groups.map(({ group, findings }) => (
          <div key={group} className="mt-2">
            {groups.length === 1 ? null : (
              <p className="text-xs font-medium text-ink-3">{say(`findings.${group}`)}</p>
            )}
            <ul className="mt-0.5 space-y-1.5">
              {findings.map((finding) => (
                <FindingRow
                  key={`${finding.code} ${finding.detail}`}
                  finding={finding}
                  onShow={onShow}
                />
              ))}
            </ul>
          </div>
        ))}
      </Note>
    </div>
  );
}
