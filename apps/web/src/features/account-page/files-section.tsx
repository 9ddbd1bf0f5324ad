import type { Account } from "@savile/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { announce } from "../../lib/announce.ts";
import { sentenceOf } from "../../lib/api-error.ts";
import { api } from "../../lib/api.ts";
import { CheckBox } from "../../ui/check-box.tsx";
import { Note } from "../../ui/note.tsx";
import { accountQuery } from "./api/account.ts";
import { t } from "./messages.ts";
import { Section } from "./section.tsx";

/** How long uploaded files stay. */
export function FilesSection({ account }: { readonly account: Account }) {
  const queryClient = useQueryClient();
  const [kept, setKept] = useState(account.keep_originals);
  const [complaint, setComplaint] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);

  async function keep(keepOriginals: boolean): Promise<void> {
    // Shown at once; put back when the server does not take it.
    setKept(keepOriginals);
    setComplaint(null);
    setSaved(false);
    try {
      const body = { keep_originals: keepOriginals };
      queryClient.setQueryData(accountQuery.queryKey, await api.call("setAccount", { body }));
      setSaved(true);
      announce(t("files.saved"));
    } catch (error) {
      setKept(!keepOriginals);
      setComplaint(sentenceOf(error));
    }
  }

  return (
    <Section title={t("files.title")} text={t("files.text", { n: account.originals_days })}>
      <div className="flex flex-wrap items-center gap-x-4">
        <CheckBox
          label={t("files.keep")}
          checked={kept}
          onChange={(checked) => void keep(checked)}
        />
        {saved ? <span className="text-sm text-add">{t("files.saved")}</span> : null}
      </div>
      {complaint === null ? null : <Note kind="error">{complaint}</Note>}
    </Section>
  );
}
