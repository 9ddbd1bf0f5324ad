import { fold } from "../text-line/clean-text.ts";

export type LinkKind = "linkedin" | "github" | "website";

export interface LinkFind {
  readonly start: number;
  readonly end: number;
  readonly url: string;
  /** Written with a scheme, "www." or a path; a bare host is only believed where links are expected. */
  readonly bare: boolean;
}

const tlds =
  "com|org|net|edu|gov|io|dev|me|co|ai|app|info|biz|xyz|tech|design|blog|site|online|page|pro|name|cv|work|works|studio|digital|agency|cloud|website|space|store|shop|art|photo|photography|media|us|uk|ca|au|nz|ie|de|at|ch|fr|be|nl|lu|es|pt|br|mx|ar|cl|it|se|no|dk|fi|pl|cz|sk|hu|ro|bg|gr|hr|si|rs|ua|ru|tr|il|in|pk|bd|lk|cn|jp|kr|tw|hk|sg|my|th|vn|id|ph|za|ng|ke|eg|ma|ae|sa|eu|gg|to|tv|fm|ly|sh|so|is|im|link|bio|tk|ninja|rocks|guru|social|click|live|world|life|email|solutions|consulting|software|engineering|academy|education";
const tldSet = new Set(tlds.split("|"));

/** Whether a word ends the name of a host. */
export function isTld(word: string): boolean {
  return tldSet.has(word.toLowerCase());
}

const withScheme = /(?:https?:\/\/|www\.)[^\s<>"'“”]+/giu;
const bareHost = new RegExp(
  `(?<![\\p{L}\\p{N}@/._-])(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?\\.)+(?:${tlds})(?:/[^\\s<>"'“”|,;]*)?(?![\\p{L}\\p{N}@.]*@|[\\p{L}\\p{N}-])`,
  "giu",
);
const notHosts = new Set(
  "node.js vue.js d3.js next.js asp.net socket.io draw.io booking.com ado.net vb.net ml.net express.js three.js nuxt.js".split(
    " ",
  ),
);

function trimEnd(text: string): string {
  return text
    .replace(/[.,;:!?'"»|]+$/, "")
    .replace(/\)$/, (tail) => (text.includes("(") ? tail : ""));
}

/** Web addresses written in a text, bare hosts included. */
export function findLinks(text: string): LinkFind[] {
  const found: LinkFind[] = [];
  for (const match of text.matchAll(withScheme)) {
    const url = trimEnd(match[0]);
    if (url.length > 6)
      found.push({ start: match.index, end: match.index + url.length, url, bare: false });
  }
  for (const match of text.matchAll(bareHost)) {
    const url = trimEnd(match[0]);
    const taken = found.some(
      (one) => match.index < one.end && match.index + url.length > one.start,
    );
    // "work.In 2019": a full stop without a blank, not the border of a host.
    const isProse = /\.\p{Lu}\p{Ll}+$/u.test(url) || /\.(?:sh|so)$/i.test(url);
    if (
      taken ||
      isProse ||
      notHosts.has(url.toLowerCase()) ||
      !/\p{L}/u.test(url.split(".")[0] ?? "")
    )
      continue;
    found.push({
      start: match.index,
      end: match.index + url.length,
      url,
      bare: !url.includes("/"),
    });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Comparable form: no scheme, www, query, fragment or closing slash. */
export function canonicalUrl(url: string): string {
  return fold(url)
    .trim()
    .replace(/^[a-z]+:\/\//, "")
    .replace(/^www\./, "")
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "");
}

/** What a link is by its host. */
export function linkKind(url: string): LinkKind {
  const host = canonicalUrl(url).split("/")[0] ?? "";
  if (/(?:^|\.)linkedin\.com$|^lnkd\.in$/.test(host)) return "linkedin";
  if (/(?:^|\.)github\.com$/.test(host)) return "github";
  return "website";
}
