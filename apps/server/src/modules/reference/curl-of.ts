import { routeTable, urlOf } from "@savile/contracts";
import type { CallExample, KeyCall } from "@savile/contracts";

/** A text between single quotes for a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** The example of a call as a command line: `SAVILE` is the address of the service, `SAVILE_KEY` the key. */
export function curlOf(name: KeyCall, { params, query, body, file }: CallExample): string {
  const route = routeTable[name];
  const parts = [
    ...(route.method === "GET" ? [] : [`-X ${route.method}`]),
    `"$SAVILE${urlOf(route, params, query)}"`,
    '-H "Authorization: Bearer $SAVILE_KEY"',
    ...(body === undefined
      ? []
      : ['-H "Content-Type: application/json"', `-d ${quoted(JSON.stringify(body))}`]),
    ...(file === undefined
      ? []
      : [route.method === "POST" ? `-F "file=@${file};type=text/plain"` : `-o ${file}`]),
  ];
  return `curl ${parts.join(" \\\n  ")}`;
}
