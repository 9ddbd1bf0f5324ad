import { describe, expect, it } from "vitest";
import { createUploadReader } from "./read-upload-stream.ts";
import type { ScanPage } from "./read-upload-stream.ts";

const stream =
  'event: page\ndata: {"page":1,"pages":2}\n\n' +
  'event: page\ndata: {"page":2,"pages":2}\n\n' +
  'event: answer\ndata: {"status":201,"body":{"upload_id":"u1"}}\n\n';

function readIn(pieces: number) {
  const pages: ScanPage[] = [];
  const reader = createUploadReader((page) => pages.push(page));
  const step = Math.ceil(stream.length / pieces);
  for (let to = step; to < stream.length + step; to += step) reader.read(stream.slice(0, to));
  return { pages, answer: reader.answer() };
}

describe("the stream of an upload", () => {
  it.each([1, 2, 7, stream.length])("in %i pieces tells each page once", (pieces) => {
    expect(readIn(pieces)).toEqual({
      pages: [
        { page: 1, pages: 2 },
        { page: 2, pages: 2 },
      ],
      answer: { status: 201, body: { upload_id: "u1" } },
    });
  });

  it("that breaks off has no answer", () => {
    const reader = createUploadReader(() => undefined);
    reader.read(stream.slice(0, -5));
    expect(reader.answer()).toBeNull();
  });

  it.each([
    "event: page\ndata: null\n\n",
    'event: page\ndata: {"page":"1","pages":2}\n\n',
    "event: page\ndata: {\n\n",
    'event: answer\ndata: {"status":"201","body":null}\n\n',
    'event: other\ndata: {"page":1,"pages":2}\n\n',
    'data: {"page":1,"pages":2}\n\n',
  ])("with %j tells nothing", (text) => {
    const pages: ScanPage[] = [];
    const reader = createUploadReader((page) => pages.push(page));
    reader.read(text);
    expect(pages).toEqual([]);
    expect(reader.answer()).toBeNull();
  });
});
