/** Most entries of one section of a Resume. */
export const maxEntries = 60;
/** Most bullets, details, terms or lines of one entry. */
export const maxBullets = 40;
/** Longest single text of a document, in Unicode code points. */
export const maxTextLength = 4_000;
/** Longest name of an uploaded file, in Unicode code points. */
export const maxFileNameLength = 255;
