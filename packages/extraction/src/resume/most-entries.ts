/** Entries of a section that are read at most. */
export const maxEntries = 60;
