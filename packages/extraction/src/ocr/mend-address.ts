/** Ends of a host's name after which no letter of a longer end looks like the stroke of a path. */
const ends = "(?:com|org|net|edu|io|dev)";
const scheme = /^(https?):?[/lI|1]{2}(?=[a-z0-9])/;
const pathStart = new RegExp(`(\\.${ends})[lI|](?=[a-z0-9]+(?:[/lI|]|$))`);
const memberPath = /^((?:www\.)?linkedin\.com\/)[il1|]n[lI|](?=[a-z0-9])/i;
const hostOfMail = new RegExp(`(@[a-z0-9.-]*)/([a-z0-9.-]*\\.${ends})$`);

/**
 * A stroke of an address that leans the wrong way: `l`, `I` or `|` where only `/` can stand, and `/` in the
 * host of a mailbox, where only a letter can. Other words stay as they are.
 */
export function mendAddress(text: string): string {
  return text
    .replace(scheme, "$1://")
    .replace(pathStart, "$1/")
    .replace(memberPath, "$1in/")
    .replace(hostOfMail, "$1l$2");
}
