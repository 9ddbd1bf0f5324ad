/** Scripts, styles and fonts of the build: no browser shows them as a page, and none of them is a worker. */
const builtFile = /^\/(?:assets\/[\w.-]+\.(?:js|css|woff2)|(?:theme|start)\.js)$/;

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "frame-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/** For answers that are data: shown as a page they could do nothing at all. */
const dataPolicy = "default-src 'none'; form-action 'none'; frame-ancestors 'none'";

/** The one page that may register the service worker: it holds a script for that and nothing else. */
const doorPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types service-worker",
].join("; ");

/** Where a posting of another page is shown before it is kept: nothing can leave it but a way to another page. */
const takePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

type Headers = Readonly<Record<string, string>>;

/** Headers of every answer to a request for `url`. */
export type SecurityHeaders = (url: string) => Headers;

/**
 * Headers of every answer; `https` adds strict transport security. A screen loads some eighty files: scripts,
 * styles and fonts, which are no documents, go without the headers that browsers read on documents alone.
 */
export function securityHeaders(https: boolean): SecurityHeaders {
  const file: Headers = {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    ...(https ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
  const document = (policy: string): Headers => ({
    "content-security-policy": policy,
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    ...file,
  });
  const page = document(pagePolicy);
  const data = document(dataPolicy);
  const door = document(doorPolicy);
  const take = document(takePolicy);
  return (url) => {
    if (url.startsWith("/api/") || url.startsWith("/health")) return data;
    if (url === "/worker.html") return door;
    if (/^\/take\.html(?:\?|$)/.test(url)) return take;
    return builtFile.test(url) ? file : page;
  };
}
