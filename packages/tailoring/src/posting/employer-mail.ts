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
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== "");
}

/** Whether an address is made of the first words of a name, or of four initials and more. */
function beginsLike(host: string, name: string): boolean {
  const words = wordsOf(name);
  const starts = words.slice(0, -1).map((_, at) => words.slice(0, at + 1).join(""));
  const initials = words.map((word) => word[0]).join("");
  const isStart = host.length >= fewestLetters && starts.includes(host);
  return (isStart && !forOthers.test(name)) || (initials.length >= 4 && initials === host);
}

/**
 * "Corve Street Vets" where mail goes to "helen@corvestreetvets.com": the name that the address is made of; less sure
 * where it is only its beginning ("office@corve.example").
 */
export function namesInMail(text: string): InMail[] {
  const hosts = [...text.matchAll(/@([\p{L}\d-]{4,40}\.[\p{L}\d.-]{2,30})/gu)]
    .map(([, host = ""]) => host.toLowerCase())
    .filter((host) => !anybodysMail.test(host))
    .map((host) => (host.split(".", 1)[0] ?? "").replaceAll("-", ""));
  if (hosts.length === 0) return [];
  const names = new Set([...text.matchAll(new RegExp(nameRun, "gu"))].map(([name]) => name));
  return [...names].flatMap((name): InMail[] => {
    if (hosts.includes(name.toLowerCase().replace(/[^\p{L}\d]/gu, "")))
      return [{ name, sign: "mail" }];
    const isHouse = hasLegalForm(name) || endsAsHouse(name);
    return isHouse && hosts.some((host) => beginsLike(host, name)) ? [{ name, sign: "host" }] : [];
  });
}
