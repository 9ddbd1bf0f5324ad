import type { FastifyInstance } from "fastify";
import { Refusal } from "../errors/refusal.ts";
import { deepest, mostValues } from "./check-text.ts";

/** A list or an object of ours takes more than twenty bytes on average: no body holds more that say something. */
const mostStructures = 50_000;

const quote = '"';
const codes = { quote: 34, backslash: 92, comma: 44, list: 91, listEnd: 93, object: 123, end: 125 };

/** Whether the quote at a place is one that the text says, and not the end of a string. */
function isEscaped(text: string, at: number): boolean {
  let before = at - 1;
  while (text.charCodeAt(before) === codes.backslash) before -= 1;
  return (at - before) % 2 === 0;
}

/** Where the string ends that begins at a place; the end of the text where it does not. */
function stringEnd(text: string, from: number): number {
  let at = text.indexOf(quote, from + 1);
  while (at !== -1 && isEscaped(text, at)) at = text.indexOf(quote, at + 1);
  return at === -1 ? text.length : at;
}

/**
 * Whether a JSON text has the depth and the number of parts that something of ours may have. It is looked at as
 * text: to build a quarter of a million lists in each other, and to clear them away again, takes as long as
 * everybody else then waits.
 */
export function isModest(text: string): boolean {
  let depth = 0;
  let structures = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === codes.quote) at = stringEnd(text, at);
    else if (code === codes.comma) values += 1;
    else if (code === codes.list || code === codes.object) {
      depth += 1;
      structures += 1;
      if (depth > deepest || structures > mostStructures) return false;
    } else if (code === codes.listEnd || code === codes.end) depth -= 1;
  }
  return values <= mostValues;
}

/** Reads bodies of JSON as the framework does, where they are modest. */
export function registerJsonBodies(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, body, done) => {
      if (isModest(body)) void read(request, body, done);
      else done(new Refusal("validation"));
    },
  );
}
