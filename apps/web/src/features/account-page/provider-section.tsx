import type { Account } from "@savile/contracts";
import { Link } from "@tanstack/react-router";
import { t } from "./messages.ts";
import { Section } from "./section.tsx";

function List({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <div>
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="mt-1 list-disc space-y-0.5 pl-5 text-sm text-ink-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

export interface ProviderSectionProps {
  readonly provider: Account["provider"];
  readonly setsModel: boolean;
}

/** What a language model gets, said before it gets anything. */
export function ProviderSection({ provider, setsModel }: ProviderSectionProps) {
  const way = setsModel ? (
    <Link to="/model" className="inline-block py-1 text-sm text-accent underline">
      {t("provider.set")}
    </Link>
  ) : null;
  if (provider === null) {
    return (
      <Section title={t("provider.title")} text={t("provider.none")}>
        {way}
      </Section>
    );
  }
  const { name, model } = provider;
  return (
    <Section title={t("provider.title")} text={t("provider.some", { name, model })}>
      <div className="grid gap-4 sm:grid-cols-2">
        <List title={t("provider.sends")} lines={provider.sends} />
        <List title={t("provider.never")} lines={provider.never_sends} />
      </div>
      {way === null ? null : <div className="mt-4">{way}</div>}
    </Section>
  );
}
