import type { Case } from "../cases.ts";
import type { Made } from "../make-resume.ts";
import { emptyPart, ink, row } from "../sheet.ts";
import type { Part, Row } from "../sheet.ts";
import { isDrawn, isSidebar } from "./noise.ts";
import type { Ground, Noise } from "./noise.ts";

/** Contacts in two columns, with a street and its town on rows of their own at the left. */
function paired(made: Made, { random, more }: Ground): Made {
  const { sheet, truth } = made;
  const street = random.pick(more.streets);
  const [mail = [], ...rest] = sheet.contacts
    .filter((one) => one.icon !== "pin")
    .map((one) => [one.ink]);
  const right = random.chance(0.5) ? [mail, ...rest] : [...rest, mail];
  const left = [street, truth.location];
  const rows = right.map((inks, index): Row => ({
    left: index < left.length ? [ink(left[index] ?? "")] : [],
    right: inks,
  }));
  const filled = rows.map((one) => (one.left.length === 0 ? { left: one.right, right: [] } : one));
  return {
    sheet: { ...sheet, contactBlock: filled },
    truth: { ...truth, location: `${street}, ${truth.location}` },
  };
}

/** The word for the document behind the name. */
function namedDocument({ sheet, truth }: Made, { random, more }: Ground): Made {
  if (sheet.name === "") return { sheet, truth };
  const word = random.pick(more.documentWords);
  const mark = random.pick([" – ", " | ", " ", ", "]);
  return { sheet: { ...sheet, name: `${sheet.name}${mark}${word}` }, truth };
}

/** A telephone number with dots at half height between its groups. */
function dotted({ sheet, truth }: Made): Made {
  const phone = truth.phone
    .replace(/[()]/g, "")
    .trim()
    .replace(/[ .\-/]+/g, "·");
  const contacts = sheet.contacts.map((one) =>
    one.icon === "phone" ? { ...one, ink: { ...one.ink, text: phone } } : one,
  );
  return { sheet: { ...sheet, contacts }, truth: { ...truth, phone } };
}

type ContactOddity = "paired" | "foot" | "word" | "dots";

function choices(one: Case): ContactOddity[] {
  const isOpen = !isSidebar(one) && one.layout !== "two-equal" && one.oddity !== "icons";
  const isFree = isDrawn(one) && one.oddity !== "page-header";
  return [
    "word",
    "dots",
    ...(isOpen ? ["paired" as const] : []),
    ...(isFree ? ["foot" as const] : []),
  ];
}

/** What is odd about the contacts of a file: the first thing drawn, for the sheet and for the habits alike. */
function oddityOf({ one, random }: Ground): ContactOddity {
  return random.pick(choices(one));
}

/** Contacts in two columns or at the foot of the page, dots in numbers, and a word behind the name. */
const oddContacts: Noise = {
  name: "odd-contacts",
  group: "contacts",
  fits: (one) => one.layout !== "linkedin",
  sheet: (made, ground) => {
    const kind = oddityOf(ground);
    if (kind === "paired") return paired(made, ground);
    if (kind === "dots") return dotted(made);
    return kind === "word" ? namedDocument(made, ground) : made;
  },
  habits: (ground) => ({ contactFoot: oddityOf(ground) === "foot" }),
};

/** A line of who made the file, or a foot with date, name and page on every page. */
const afterLines: Noise = {
  name: "after-lines",
  group: "foot",
  fits: (one) => one.layout !== "linkedin" && one.oddity !== "page-header",
  sheet: ({ sheet, truth }, { one, random, more }) => {
    const closing: Part = {
      ...emptyPart,
      kind: "closing",
      heading: "",
      rows: [row(random.pick(more.closings))],
    };
    const day = `${random.whole(1, 28)}.${random.whole(1, 12)}.2025`;
    const name = [sheet.name, day, `${more.page} {page}`].filter((text) => text !== "");
    const hasFoot = one.maker !== "txt" && random.chance(0.6);
    const hasClosing = !hasFoot || random.chance(0.4);
    return {
      sheet: {
        ...sheet,
        parts: hasClosing ? [...sheet.parts, closing] : sheet.parts,
        pageFoot: hasFoot ? name.join("  ·  ") : "",
      },
      truth,
    };
  },
};

/** Noises of the head and the foot of a page. */
export const edgeNoises: readonly Noise[] = [oddContacts, afterLines];
