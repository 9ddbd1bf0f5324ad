import type { AdminUser } from "@savile/contracts";
import { planCatalogue } from "@savile/model";
import { clsx } from "clsx";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import { t } from "./messages.ts";

const day = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", year: "numeric" });

/** The plan in words; an administrator needs none. */
export function PlanName({
  user,
}: {
  readonly user: Pick<AdminUser, "is_admin" | "plan" | "granted">;
}) {
  if (user.is_admin) return t("users.noLimits");
  return (
    <>
      {planCatalogue[user.plan].displayName}
      {user.granted ? <span className="text-ink-3"> ({t("users.granted")})</span> : null}
    </>
  );
}

/** Admin badge and state in words. */
export function UserState({ user }: { readonly user: Pick<AdminUser, "is_active" | "is_admin"> }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span className={clsx("font-medium", user.is_active ? "text-add" : "text-danger")}>
        {user.is_active ? t("users.active") : t("users.inactive")}
      </span>
      {user.is_admin ? (
        <span className="rounded-mark bg-accent-soft px-1.5 py-0.5 text-xs text-accent">
          {t("users.admin")}
        </span>
      ) : null}
    </span>
  );
}

export interface UserListProps {
  readonly users: readonly AdminUser[];
  readonly shown: string | null;
  readonly onShow: (id: string) => void;
}

/** The users of a page as a table; a name opens its details. */
export function UserList({ users, shown, onShow }: UserListProps) {
  return (
    <ScrollRegion label={t("tab.users")}>
      <table className="w-full min-w-[640px] text-left text-sm">
        <thead>
          <tr className="border-b border-line text-ink-3">
            {(["email", "plan", "state", "created", "signIns"] as const).map((key) => (
              <th key={key} scope="col" className="px-4 py-2.5 font-medium">
                {t(`users.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {users.map((user) => (
            <tr key={user.id} className={clsx(shown === user.id && "bg-accent-soft")}>
              <th scope="row" className="max-w-72 px-4 py-1.5 font-medium">
                <button
                  type="button"
                  aria-label={t("users.open", { email: user.email })}
                  onClick={() => onShow(user.id)}
                  className="min-h-9 max-w-full truncate text-left underline decoration-line-strong underline-offset-3 hover:decoration-accent"
                >
                  {user.email}
                </button>
              </th>
              <td className="px-4 py-1.5">
                <PlanName user={user} />
              </td>
              <td className="px-4 py-1.5">
                <UserState user={user} />
              </td>
              <td className="px-4 py-1.5 whitespace-nowrap">
                {day.format(Date.parse(user.created_at))}
              </td>
              <td className="px-4 py-1.5 tabular">{user.active_sessions}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
