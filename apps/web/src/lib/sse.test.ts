// @vitest-environment node
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { createEventParser } from "./sse.ts";
import type { StreamEvent } from "./sse.ts";

function parseAll(chunks: readonly string[]): StreamEvent[] {
  const parse = createEventParser();
  return chunks.flatMap((chunk) => parse(chunk));
}

const stream =
  '\uFEFF: hello\n\nid: j-1\ndata: {"a":1}\n\nevent: note\r\ndata: one\r\ndata:two\r\n\r\nretry: 5\rdata\r\r';
const events = [
  { id: "j-1", event: "message", data: '{"a":1}' },
  { id: "j-1", event: "note", data: "one\ntwo" },
  { id: "j-1", event: "message", data: "" },
];

it("reads ids, names and data, skips comments and keeps the last id", () => {
  expect(parseAll([stream, "\n"])).toEqual(events);
});

it("gives the same events however the stream is cut", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(stream.length), { maxLength: 12 }), (cuts) => {
      const points = [0, ...cuts, stream.length].toSorted((a, b) => a - b);
      const chunks = points.slice(1).map((end, index) => stream.slice(points[index], end));
      expect(parseAll([...chunks, "\n"])).toEqual(events);
    }),
  );
});

it("holds back an event that is not complete", () => {
  const parse = createEventParser();
  expect(parse("data: 1\n")).toEqual([]);
  expect(parse("\n")).toEqual([{ id: "", event: "message", data: "1" }]);
});
