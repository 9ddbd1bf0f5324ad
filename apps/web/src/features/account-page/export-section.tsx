import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { sentenceOf } from "../../lib/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { exportAccount, importAccount } from "./api/export-account.ts";
import { t } from "./messages.ts";
import { Section } from "./section.tsx";

/** Everything as one file, and the way back in. */
export function ExportSection() {
  const queryClient = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<"export" | "import" | null>(null);
  const [failed, setFailed] = useState<{ readonly title: string; readonly text: string } | null>(
    null,
  );
  const [said, setSaid] = useState<string | null>(null);

  async function run(kind: "export" | "import", act: () => Promise<string | null>): Promise<void> {
    setBusy(kind);
    setFailed(null);
    setSaid(null);
    try {
      setSaid(await act());
    } catch (error) {
      const title = kind === "export" ? t("export.failed") : t("import.failed");
      setFailed({ title, text: sentenceOf(error) });
    } finally {
      setBusy(null);
    }
  }

  async function take(file: File): Promise<string> {
    const { imported, skipped } = await importAccount(file);
    await queryClient.invalidateQueries();
    return t("import.done", { ...imported, skipped });
  }

  return (
    <Section title={t("export.title")} text={t("export.text")}>
      <div className="flex flex-wrap gap-3">
        <Button
          look="primary"
          busy={busy === "export"}
          disabled={busy !== null}
          onClick={() => {
            void run("export", async () => {
              await exportAccount();
              return null;
            });
          }}
        >
          {busy === "export" ? t("export.busy") : t("export.do")}
        </Button>
        <Button
          busy={busy === "import"}
          disabled={busy !== null}
          onClick={() => picker.current?.click()}
        >
          {busy === "import" ? t("import.busy") : t("import.do")}
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".zip,application/zip"
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = "";
            if (file !== undefined) void run("import", () => take(file));
          }}
        />
      </div>
      {said === null ? null : <output className="mt-3 block text-sm text-add">{said}</output>}
      {failed === null ? null : (
        <div className="mt-3">
          <Note kind="error" title={failed.title}>
            {failed.text}
          </Note>
        </div>
      )}
    </Section>
  );
}
