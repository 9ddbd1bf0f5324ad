import { writeFragment } from "./fragment.ts";
import { postingOfPage } from "./read-page.ts";

/** Stands for the address of the Savile that made the bookmark; see `bookmark-address.ts`. */
const savile = "https://savile.invalid";

const to = `${savile}/take.html${writeFragment({ text: postingOfPage(document), host: location.host })}`;
if (window.open(to) === null) location.href = to;
