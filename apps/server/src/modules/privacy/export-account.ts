import { Readable } from "node:stream";
import type { Dependencies } from "../../dependencies.ts";
import type { Account } from "../accounts/repository.ts";
import { loadBlob } from "../blobs/service.ts";
import { listExportFiles, listOriginals } from "./file-repository.ts";
import type { StoredFile } from "./file-repository.ts";
import { heldRows } from "./held-rows.ts";
import { holdings, leftOut, nameOf } from "./holdings.ts";
import { zipStream } from "./zip-stream.ts";
import type { ArchiveEntry } from "./zip-stream.ts";

type Needs = Pick<Dependencies, "database" | "blobs" | "clock" | "logger">;

export const exportFormat = "savile-account";
export const exportVersion = 1;

const explanation = `Everything that Savile holds of your account.

account.json      which account, when, and the list of the files
records/*.json    your records, one file a kind, as they are stored
originals/        the files that you uploaded, as long as they are kept
records/session_versions.json
                  earlier versions of your documents; "state" is JSON, compressed with Brotli
                  and written as Base64
files/            files that were made for you and are still kept
damaged-files.txt files that could not be read any more, where there are any

The archive can be imported into an account of Savile: uploads, sessions and documents come back.
`;

async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield bytes;
}

function jsonEntry(path: string, value: unknown): ArchiveEntry {
  const bytes = Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
  return { path, pieces: whole(bytes), packed: false };
}

/** Rows as a JSON list, a few at a time. */
async function* listOf(rows: AsyncIterable<string>): AsyncGenerator<Uint8Array, void> {
  let between = "[\n";
  for await (const row of rows) {
    yield Buffer.from(between + row);
    between = ",\n";
  }
  yield Buffer.from(between === "[\n" ? "[]\n" : "\n]\n");
}

/** Tells which files could not be put into the archive: nobody should find that out later. */
function damagedNote(files: readonly PlacedFile[]): ArchiveEntry {
  const lines = files.map(({ path, fileName }) => `${path}  ${fileName}`);
  const text = `These files are damaged or missing on the server and are not in this archive.\nWhat was read from them is in records/. Please upload the originals again.\n\n${lines.join("\n")}\n`;
  return { path: "damaged-files.txt", pieces: whole(Buffer.from(text)), packed: false };
}

interface PlacedFile extends StoredFile {
  readonly path: string;
}

/** Names come from us: the number of the file and its ending. */
function place(files: readonly StoredFile[], folder: string): PlacedFile[] {
  return files.map((file, index) => {
    const ending = /\.[a-z0-9]{1,5}$/i.exec(file.fileName)?.[0].toLowerCase() ?? "";
    return { ...file, path: `${folder}/${index + 1}${ending}` };
  });
}

async function* entriesOf(needs: Needs, account: Account): AsyncGenerator<ArchiveEntry, void> {
  const { query } = needs.database;
  const files = [
    ...place(await listOriginals(query, account.id), "originals"),
    ...place(await listExportFiles(query, account.id), "files"),
  ];
  yield { path: "README.txt", pieces: whole(Buffer.from(explanation)), packed: false };
  yield jsonEntry("account.json", {
    format: exportFormat,
    version: exportVersion,
    exported_at: needs.clock.now().toISOString(),
    email: account.email,
    keep_originals: account.keepOriginals,
    files: files.map(({ path, rowId, fileName, sha256 }) => ({
      path,
      belongs_to: rowId,
      file_name: fileName,
      sha256,
    })),
    left_out: leftOut,
  });
  for (const holding of holdings) {
    const pieces = listOf(heldRows(query, holding, account.id));
    yield { path: `records/${nameOf(holding)}.json`, pieces, packed: false };
  }
  const damaged: PlacedFile[] = [];
  for (const file of files) {
    const bytes = await loadBlob(needs, file.blobKey);
    if (bytes.ok) yield { path: file.path, pieces: whole(bytes.value), packed: true };
    else if (bytes.error === "file_damaged") damaged.push(file);
  }
  if (damaged.length > 0) yield damagedNote(damaged);
}

/** Everything that an account holds, as a ZIP archive that is made while it is sent. */
export function exportAccount(needs: Needs, account: Account): Readable {
  return Readable.from(zipStream(entriesOf(needs, account)));
}
