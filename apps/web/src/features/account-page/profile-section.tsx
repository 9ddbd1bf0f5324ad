import type { Account } from "@savile/contracts";
import type { ReactNode } from "react";
import { formatSize } from "../../lib/format.ts";
import { t } from "./messages.ts";
import { Section } from "./section.tsx";

const day = new Intl.DateTimeFormat("en", { day: "numeric", month: "long", year: "numeric" });

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-0.5 py-2.5 sm:grid-cols-[160px_minmax(0,1fr)]">
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

/** Who the person is here, and how much is kept. */
export function ProfileSection({ account }: { readonly account: Account }) {
  const { user, uploads, sessions } = account;
  return (
    <Section title={t("profile.title")}>
      <dl className="divide-y divide-line">
        <Row name={t("profile.email")}>
          {user.email}{" "}
          <span className={user.email_verified ? "text-sm text-add" : "text-sm text-ink-3"}>
            {user.email_verified ? t("profile.verified") : t("profile.unverified")}
          </span>
        </Row>
        <Row name={t("profile.since")}>{day.format(Date.parse(account.created_at))}</Row>
        <Row name={t("profile.kept")}>
          {t("profile.keptText", { uploads, sessions, size: formatSize(account.stored_bytes) })}
        </Row>
      </dl>
    </Section>
  );
}
