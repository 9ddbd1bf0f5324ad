import type { ReadBack } from "@savile/model";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { t } from "../../messages-signed-in.ts";
import type { Downloaded } from "./api/download-document.ts";

function certificateOf(readBack: ReadBack): string {
  const { found, lines } = readBack;
  const text =
    found === lines && readBack.inOrder
      ? t("work.verified", { found, lines })
      : t("work.notVerified", { found, lines });
  return readBack.tagged === true ? `${text}, ${t("work.tagged")}` : text;
}

/** What was handed out, and what reading it back found. */
export function DownloadNote({ fileName, readBack }: Downloaded) {
  const whole = readBack === null || (readBack.found === readBack.lines && readBack.inOrder);
  const Icon = whole ? CircleCheck : TriangleAlert;
  return (
    <p className="rise flex flex-wrap items-center gap-x-2 text-sm">
      <Icon className={whole ? "size-4 text-add" : "size-4 text-warn"} aria-hidden="true" />
      <span className="min-w-0 break-all">{t("work.downloaded", { name: fileName })}</span>
      {readBack === null ? null : (
        <span className="text-ink-2 tabular">{certificateOf(readBack)}</span>
      )}
    </p>
  );
}
