import type { Contact } from "@savile/model";
import { linkTarget, phoneTarget, printedAddress } from "./links.ts";
import { present } from "./pieces.ts";
import type { PieceMaker } from "./pieces.ts";
import type { Piece } from "./sheet.ts";

/** A profile is printed only where it names its site or is an address: a bare user name leads nowhere. */
function isProfile(text: string, site: string): boolean {
  return text.toLowerCase().includes(site) || /^https?:\/\//iu.test(text.trim());
}

/** An address on the web as it is printed, with its target where it is safe. */
export function webPiece(at: string, text: string, make: PieceMaker): Piece | null {
  return make.line(at, printedAddress(text.trim()), linkTarget(text));
}

/** The contact line of a head in printing order, and the addresses of profiles that are left out. */
export function contactPieces(
  contact: Contact,
  make: PieceMaker,
): { pieces: Piece[]; unprinted: string[] } {
  const unprinted: string[] = [];
  const web = (at: string, text: string) => webPiece(at, text, make);
  const profile = (at: string, text: string, site: string) => {
    if (text.trim() === "" || isProfile(text, site)) return web(at, text);
    unprinted.push(at);
    return null;
  };
  const pieces = present([
    make.line("contact.email", contact.email, linkTarget(contact.email)),
    make.line("contact.phone", contact.phone, phoneTarget(contact.phone)),
    make.line("contact.location", contact.location),
    profile("contact.linkedin", contact.linkedin, "linkedin"),
    profile("contact.github", contact.github, "git"),
    ...contact.links.map((link) => web(`contact.${link.id}`, link.text)),
  ]);
  return { pieces, unprinted };
}
