import type { UnpackFault } from "./unpack-backup.ts";

const sentences: Readonly<Record<UnpackFault, (file: string) => string>> = {
  not_found: (file) => `There is no file ${file}.`,
  not_a_backup: (file) => `${file} is no backup of Savile.`,
  damaged: (file) => `${file} is damaged: nothing of it was put back. Take an older one.`,
  newer_release: (file) => `${file} was made by a newer release: put it back with that one.`,
  not_empty: () =>
    "The database holds something already: use --replace to move what is in the data folder aside, or name an empty DATA_DIR or DATABASE_URL.",
  incomplete: (file) =>
    `${file} does not fit its own tables: nothing of it was put back. Take an older one.`,
};

/** Why nothing was put back, in one sentence that names the way on. */
export function tellRestoreFault(fault: UnpackFault, file: string): string {
  return sentences[fault](file);
}
