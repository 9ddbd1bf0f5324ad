import type { Account } from "@savile/contracts";
import { localeIn, longDate, places, spelled } from "@savile/model";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { announce } from "../../lib/announce.ts";
import { sentenceOf } from "../../lib/api-error.ts";
import { api } from "../../lib/api.ts";
import { Choice } from "../../ui/choice.tsx";
import { Note } from "../../ui/note.tsx";
import { accountQuery } from "./api/account.ts";
import { t } from "./messages.ts";
import { Section } from "./section.tsx";

type Place = NonNullable<Account["place"]> | "posting";

const names = new Intl.DisplayNames(["en"], { type: "region" });
const choices: readonly { readonly value: Place; readonly label: string }[] = [
  { value: "posting", label: t("place.posting") },
  ...places
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, "en")),
];

/** What the choice of a country means, by example. */
function meaningOf(place: Place): string {
  if (place === "posting") return t("place.follows");
  const locale = localeIn(place, "setting");
  return t("place.means", {
    paper: locale.paper === "a4" ? "A4" : "US Letter",
    date: longDate("2026-11-24", locale),
    word: locale.resumeWord,
    spelling: spelled("organized", locale.spelling),
  });
}

/** For which country documents are written. */
export function PlaceSection({ account }: { readonly account: Account }) {
  const queryClient = useQueryClient();
  const [place, setPlace] = useState<Place>(account.place ?? "posting");
  const [complaint, setComplaint] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);

  async function choose(chosen: Place): Promise<void> {
    // Shown at once; put back when the server does not take it.
    setPlace(chosen);
    setComplaint(null);
    setSaved(false);
    try {
      const body = { place: chosen === "posting" ? null : chosen };
      queryClient.setQueryData(accountQuery.queryKey, await api.call("setAccount", { body }));
      // The usual paper is another one now.
      await queryClient.invalidateQueries({ queryKey: ["recommendation"] });
      setSaved(true);
      announce(t("files.saved"));
    } catch (error) {
      setPlace(place);
      setComplaint(sentenceOf(error));
    }
  }

  return (
    <Section title={t("place.title")} text={t("place.text")}>
      <div className="max-w-sm">
        <Choice
          label={t("place.label")}
          value={place}
          choices={choices}
          onChange={(chosen) => void choose(chosen)}
        />
      </div>
      <p className="mt-2 text-sm text-ink-2">
        {meaningOf(place)} {saved ? <span className="text-add">{t("files.saved")}</span> : null}
      </p>
      {complaint === null ? null : <Note kind="error">{complaint}</Note>}
    </Section>
  );
}
