import type { DocumentKind } from "@savile/model";
import { ChevronDown, Download } from "lucide-react";
import { t } from "../../messages-signed-in.ts";
import { Button } from "../../ui/button.tsx";
import { Menu, MenuLabel, MenuRow } from "../../ui/menu.tsx";
import { downloadFormats } from "./api/download-document.ts";
import type { DownloadInput } from "./api/download-document.ts";

const kinds = [
  ["resume", "work.resume"],
  ["cover_letter", "work.letter"],
] as const satisfies readonly (readonly [DocumentKind, string])[];

export interface DownloadMenuProps {
  readonly busy: boolean;
  readonly onDownload: (input: Omit<DownloadInput, "id">) => void;
}

/** Both documents in every format. */
export function DownloadMenu({ busy, onDownload }: DownloadMenuProps) {
  return (
    <Menu
      trigger={
        <Button look="primary" busy={busy}>
          {busy ? null : <Download className="size-4" aria-hidden="true" />}
          {t("work.download")}
          <ChevronDown className="size-4" aria-hidden="true" />
        </Button>
      }
    >
      {kinds.map(([type, name]) => (
        <div key={type}>
          <MenuLabel>{t(name)}</MenuLabel>
          {downloadFormats.map((format) => (
            <MenuRow key={format} onSelect={() => onDownload({ type, format })}>
              {t("work.file", { document: t(name), format: format.toUpperCase() })}
            </MenuRow>
          ))}
        </div>
      ))}
    </Menu>
  );
}
