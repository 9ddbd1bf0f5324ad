import { createEventParser } from "./sse.ts";

/** Which of the scanned pages of a file the server is reading, counted from 1. */
export interface ScanPage {
  readonly page: number;
  readonly pages: number;
}

/** What came back at last, as without a stream. */
export interface StreamedAnswer {
  readonly status: number;
  readonly body: unknown;
}

function parseObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}

function pageIn(value: object | null): ScanPage | null {
  if (value === null || !("page" in value) || !("pages" in value)) return null;
  const { page, pages } = value;
  return typeof page === "number" && typeof pages === "number" ? { page, pages } : null;
}

function answerIn(value: object | null): StreamedAnswer | null {
  if (value === null || !("status" in value) || !("body" in value)) return null;
  const { status, body } = value;
  return typeof status === "number" ? { status, body } : null;
}

/** Reads the text of an upload's stream as it grows: tells of pages, and answers what came back at last. */
export function createUploadReader(onPage: (page: ScanPage) => void) {
  const parse = createEventParser();
  let taken = 0;
  let answer: StreamedAnswer | null = null;
  return {
    /** Takes all of the text that has come. */
    read: (text: string): void => {
      const events = parse(text.slice(taken));
      taken = text.length;
      for (const { event, data } of events) {
        const value = parseObject(data);
        const page = event === "page" ? pageIn(value) : null;
        if (page !== null) onPage(page);
        if (event === "answer") answer = answerIn(value);
      }
    },
    /** `null` where the line broke before the end. */
    answer: (): StreamedAnswer | null => answer,
  };
}
