import { createHash } from "node:crypto";
import {
  callExamples,
  errorCatalogue,
  keyScopes,
  openApiDocument,
  routes,
  scopeOf,
} from "@savile/contracts";
import type { KeyCall, KeyScope, Route } from "@savile/contracts";
import type { FastifyInstance } from "fastify";
import { escapeHtml } from "../outbox/write-mail.ts";
import { curlOf } from "./curl-of.ts";
import { fieldsOf } from "./schema-fields.ts";
import { agentExample, clientExample, scopeWords } from "./written-parts.data.ts";

const style = [
  ":root{color-scheme:light dark}",
  "body{margin:0 auto;max-width:860px;padding:32px 20px 80px;font:16px/1.55 system-ui,sans-serif}",
  "h1{font-size:28px}h2{margin-top:48px;font-size:21px}h3{margin:0;font-size:16px}",
  "article{margin:16px 0;padding:16px;border:1px solid #8886;border-radius:10px}",
  "pre{overflow-x:auto;padding:12px;border-radius:8px;background:#8882;font-size:13px}",
  "code{font-family:ui-monospace,monospace;font-size:.92em}",
  "ul{padding-left:20px}table{border-collapse:collapse;width:100%}",
  "td,th{padding:4px 10px 4px 0;text-align:left;vertical-align:top}summary{cursor:pointer}",
].join("");

/** Nothing is loaded: the page is whole without a network and without scripts. */
const policy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

type Open = readonly [KeyCall, Route];

const isOpen = (name: string): name is KeyCall => Object.hasOwn(callExamples, name);
const byName: Readonly<Record<string, Route>> = routes;
const open: readonly Open[] = Object.keys(callExamples)
  .filter(isOpen)
  .flatMap((name): Open[] => {
    const route = byName[name];
    return route === undefined ? [] : [[name, route]];
  });

const pre = (text: string): string => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`;

function partOf(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((found, name) => Reflect.get(Object(found), name), value);
}

function folded(title: string, fields: string): string {
  return fields === "" ? "" : `<details><summary>${title}</summary>${fields}</details>`;
}

function callPart(document: unknown, [name, route]: Open): string {
  const path = route.path.replace(/:([A-Za-z]+)/g, "{$1}");
  const operation = partOf(document, "paths", path, route.method.toLowerCase());
  const body = partOf(operation, "requestBody", "content", "application/json", "schema");
  const status = String(route.status ?? 200);
  const answer = partOf(operation, "responses", status, "content", "application/json", "schema");
  return [
    `<article id="${name}"><h3>${escapeHtml(route.summary)}</h3>`,
    `<p><code>${route.method} ${escapeHtml(path)}</code> · <code>${name}</code></p>`,
    pre(curlOf(name, callExamples[name])),
    folded("What it takes", fieldsOf(body)),
    folded("What it answers", fieldsOf(answer)),
    "</article>",
  ].join("\n");
}

function scopePart(document: unknown, scope: KeyScope): string {
  const calls = open.filter(([, route]) => scopeOf(route) === scope);
  return [
    `<h2 id="${scope}">Scope <code>${scope}</code></h2><p>${scopeWords[scope]}</p>`,
    ...calls.map((call) => callPart(document, call)),
  ].join("\n");
}

function errorPart(): string {
  const rows = Object.entries(errorCatalogue).map(
    ([code, { status, detail }]) =>
      `<tr><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(detail)}</td></tr>`,
  );
  return `<h2 id="errors">Errors</h2><p>A refusal is JSON with <code>error_code</code> (stable), <code>detail</code> (a sentence for a person) and <code>request_id</code>. After 429 and 503 wait as <code>Retry-After</code> says.</p><table><tr><th>Code</th><th>Status</th><th>Sentence</th></tr>${rows.join("")}</table>`;
}

/** The reference of the calls that are open to keys, made from the OpenAPI description. */
export function referencePage(): string {
  const document = openApiDocument();
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Savile for programs</title>`,
    `<meta name="viewport" content="width=device-width"><style>${style}</style></head><body><main>`,
    `<h1>Savile for programs</h1>`,
    `<p>Make a key on <a href="/account">your account page</a>. It is shown once, acts in your name within its scopes, and ends when you revoke it. A key may make 300 calls a minute. <a href="/openapi.json">openapi.json</a> describes every call for machines.</p>`,
    pre(`export SAVILE=http://localhost:4180\nexport SAVILE_KEY=svl_...`),
    `<p>Words in capitals, such as <code>UPLOAD_ID</code>, stand for what an earlier call answered. <code>base_version</code> is the <code>version</code> of the application that you read: another one meanwhile answers 409.</p>`,
    `<h2 id="client">With TypeScript</h2>${pre(clientExample)}`,
    `<h2 id="agents">For agents</h2><p>The tools <code>extract_resume</code>, <code>parse_posting</code>, <code>match</code>, <code>tailor</code>, <code>verify_claims</code>, <code>proofread</code> and <code>render</code> speak the Model Context Protocol; documents are resources. <code>savile-mcp --http 4181</code> serves them over HTTP at <code>/mcp</code>, where each call brings its key.</p>${pre(JSON.stringify(agentExample, null, 2))}`,
    ...keyScopes.map((scope) => scopePart(document, scope)),
    errorPart(),
    "</main></body></html>",
  ].join("\n");
}

/** Serves the reference at `/docs`. */
export function registerReferencePage(app: FastifyInstance): void {
  let page: string | null = null;
  app.get("/docs", { compress: {} }, (_, reply) => {
    page ??= referencePage();
    return reply
      .header("content-security-policy", policy)
      .type("text/html; charset=utf-8")
      .send(page);
  });
}
