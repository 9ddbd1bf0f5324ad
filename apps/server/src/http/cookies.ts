const shape = /^[\w.~-]{0,400}$/;
const longestHeader = 4_096;

/** A cookie of a request; `null` when it is absent or holds what we never write. */
export function readCookie(header: string | undefined, name: string): string | null {
  if (header === undefined || header.length > longestHeader) return null;
  for (const part of header.split(";")) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === name) {
      const value = part.slice(at + 1).trim();
      return shape.test(value) ? value : null;
    }
  }
  return null;
}

export interface CookieSettings {
  readonly path: string;
  readonly maxAgeSeconds: number;
  readonly secure: boolean;
}

/** A `Set-Cookie` value that no script reads and that no other site sends. */
export function writeCookie(name: string, value: string, settings: CookieSettings): string {
  const secure = settings.secure ? "; Secure" : "";
  return `${name}=${value}; Path=${settings.path}; Max-Age=${settings.maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`;
}
