/** One server-sent event. `event` is `message` where the stream names none. */
export interface StreamEvent {
  readonly id: string;
  readonly event: string;
  readonly data: string;
}

/** The name and value of a line; a comment has no name. */
function fieldOf(line: string): { readonly field: string; readonly value: string } {
  const colon = line.indexOf(":");
  if (colon < 0) return { field: line, value: "" };
  return { field: line.slice(0, colon), value: line.slice(colon + 1).replace(/^ /, "") };
}

/**
 * Incremental parser of a `text/event-stream`: feed it decoded chunks cut anywhere, get the events that
 * they complete. Ids persist from event to event, comments and unknown fields are skipped.
 */
export function createEventParser(): (chunk: string) => StreamEvent[] {
  let rest = "";
  let id = "";
  let event = "";
  let data: string[] = [];
  let started = false;

  function complete(out: StreamEvent[]): void {
    if (data.length > 0) out.push({ id, event: event || "message", data: data.join("\n") });
    event = "";
    data = [];
  }

  function readLine(line: string, out: StreamEvent[]): void {
    if (line === "") {
      complete(out);
      return;
    }
    const { field, value } = fieldOf(line);
    if (field === "data") data.push(value);
    else if (field === "event") event = value;
    else if (field === "id" && !value.includes("\0")) id = value;
  }

  return (chunk) => {
    const out: StreamEvent[] = [];
    let text = rest + chunk;
    if (!started && text !== "") {
      started = true;
      text = text.replace(/^\uFEFF/, "");
    }
    // A CR at the end of a chunk may be the first half of a CRLF: wait for the next one.
    const held = text.endsWith("\r") ? 1 : 0;
    const lines = text.slice(0, text.length - held).split(/\r\n|\r|\n/);
    rest = (lines.pop() ?? "") + text.slice(text.length - held);
    for (const line of lines) readLine(line, out);
    return out;
  };
}
