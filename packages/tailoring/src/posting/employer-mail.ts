import { endsAsHouse, hasLegalForm, nameRun } from "./names.ts";

/** A name of which an address of mail is made: of the whole of it, or of its beginning. */
interface InMail {
  readonly name: string;
  readonly sign: "mail" | "host";
}

const anybodysMail =
  /^(?:gmail|googlemail|outlook|hotmail|yahoo|icloud|aol|gmx|proton|protonmail|web|live|msn|btinternet)\./;

const fewestLetters = 5;

/** Houses that write for others: that mail goes to them makes them no employer. */
const forOthers =
  /\b(?:talent|search|recruit\p{L}*|partners|people|staffing|personnel|consult\p{L}*|resourcing|careers)\b/iu;

function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .replace(/^the /, "")
    .replaceAll("&", " and ")
    .replaceAll(/['’]/gu, "")
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== "");
}

/** Whether an address is made of the first word of a name and of others behind it: "ironbarkplant" of Ironbark Mobile Plant. */
function isMadeOf(host: string, name: string): boolean {
  const [first = "", ...others] = wordsOf(name);
  if (first.length < fewestLetters - 1 || !host.startsWith(first)) return false;
  let rest = host.slice(first.length);
  let parts = 1;
  for (const word of others) {
    const fits = rest.startsWith(word);
    rest = fits ? rest.slice(word.length) : rest;
    parts += fits && word.length > 2 ? 1 : 0;
  }
  return rest === "" && parts > 1 && !forOthers.test(name);
}

/** Whether an address is made of the first words of a name, or of four initials and more. */
function beginsLike(host: string, name: string): boolean {
  const words = wordsOf(name);
  const starts = words.slice(0, -1).map((_, at) => words.slice(0, at + 1).join(""));
  const initials = words.map((word) => word[0]).join("");
  const isStart = host.length >= fewestLetters && starts.includes(host);
  return (isStart && !forOthers.test(name)) || (initials.length >= 4 && initials === host);
}

/** What stands before the first dot of the addresses that a pattern finds. */
function hostsIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)]
    .map(([, host = ""]) => host.toLowerCase())
    .filter((host) => !anybodysMail.test(host))
    .map((host) => (host.split(".", 1)[0] ?? "").replaceAll("-", ""));
}

/**
 * "Corve Street Vets" where mail goes to "helen@corvestreetvets.com": the name that the address is made of; less sure
 * where it is only its beginning ("office@corve.example").
 */
export function namesInMail(text: string): InMail[] {
  const hosts = hostsIn(text, /@([\p{L}\d-]{4,40}\.[\p{L}\d.-]{2,30})/gu);
  const sites = hostsIn(text, /\bwww\.([\p{L}\d-]{4,40}\.[\p{L}\d.-]{2,30})/gu);
  if (hosts.length + sites.length === 0) return [];
  const names = new Set([...text.matchAll(new RegExp(nameRun, "gu"))].map(([name]) => name));
  return [...names].flatMap((name): InMail[] => {
    if (hosts.includes(name.toLowerCase().replace(/[^\p{L}\d]/gu, "")))
      return [{ name, sign: "mail" }];
    if (hosts.some((host) => isMadeOf(host, name))) return [{ name, sign: "mail" }];
    if (sites.some((host) => isMadeOf(host, name))) return [{ name, sign: "host" }];
    const isHouse = hasLegalForm(name) || endsAsHouse(name);
    return isHouse && hosts.some((host) => beginsLike(host, name)) ? [{ name, sign: "host" }] : [];
  });
}
