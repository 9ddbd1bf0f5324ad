import type { PageSource } from "@savile/model";
import { t } from "../lib/texts/messages-signed-in.ts";

const mostShown = 5;

/** Places of a document in words, each with the letters that it is about. */
export function PlaceList({ at }: { readonly at: PageSource["warnings"][number]["at"] }) {
  if (at === undefined || at.length === 0) return null;
  const more = at.length - mostShown;
  return (
    <ul className="mt-1 list-disc pl-5">
      {at.slice(0, mostShown).map(({ place, characters }) => (
        <li key={`${place} ${characters}`}>
          {place}: <span className="font-medium text-ink">{characters}</span>
        </li>
      ))}
      {more > 0 ? <li>{t("places.more", { n: more })}</li> : null}
    </ul>
  );
}
