/** Longest line that is waited for. */
const longestLine = 500_000;

/**
 * Reads the data of server-sent events as they arrive: every kind of line end, comments left out, characters that
 * are split over two pieces put together. Throws when a line never ends.
 */
export function createEventReader(onData: (data: string) => void, onSign: () => void) {
  const decoder = new TextDecoder();
  let rest = "";
  let data: string[] = [];

  function line(text: string): void {
    if (text === "") {
      if (data.length > 0) onData(data.join("\n"));
      data = [];
      return;
    }
    if (text.startsWith("data:")) data.push(text.slice(5).replace(/^ /, ""));
  }

  function take(text: string, last: boolean): void {
    rest += text;
    if (rest.length > longestLine) throw new Error("a line without end");
    let from = 0;
    for (const { 0: end, index } of rest.matchAll(/\r\n|\r|\n/g)) {
      // The line feed of a pair may still be on its way.
      if (end === "\r" && index === rest.length - 1 && !last) break;
      line(rest.slice(from, index));
      from = index + end.length;
    }
    rest = rest.slice(from);
    if (last) finish();
  }

  function finish(): void {
    if (rest !== "") line(rest);
    rest = "";
    line("");
  }

  return {
    push: (bytes: Uint8Array): void => {
      onSign();
      take(decoder.decode(bytes, { stream: true }), false);
    },
    end: (): void => take(decoder.decode(), true),
  };
}
