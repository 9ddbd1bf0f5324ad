/** Days after which an original goes by itself, unless its account keeps originals. */
export const originalDays = 30;
/** What one account may keep. */
export const mostUploads = 200;
export const mostStoredBytes = 100 * 1024 * 1024;
