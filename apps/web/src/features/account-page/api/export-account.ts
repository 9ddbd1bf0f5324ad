import type { CallOutput } from "@savile/contracts/client";
import { api } from "../../../lib/api.ts";
import { fileNameOf, saveFile } from "../../../lib/save-file.ts";

/** Downloads everything that the account holds. */
export async function exportAccount(): Promise<void> {
  const response = await api.open("exportAccount", {});
  const name = fileNameOf(response.headers.get("content-disposition"), "savile-account.zip");
  saveFile(await response.blob(), name);
}

/** Takes a download of another account in. */
export async function importAccount(file: File): Promise<CallOutput<"importAccount">> {
  const body = new FormData();
  body.append("file", file);
  return api.call("importAccount", { body });
}
