import type { AdminUserDetail } from "@savile/contracts";
import { useQuery } from "@tanstack/react-query";
import { Dialog } from "radix-ui";
import { X } from "lucide-react";
import { formatAgo } from "../../lib/format.ts";
import { IconButton } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { userQuery } from "./api/admin.ts";
import { FailedNote } from "../../ui/failed-note.tsx";
import { t } from "./messages.ts";
import { UserActs } from "./user-acts.tsx";
import { PlanName, UserState } from "./user-list.tsx";

function SignIns({ user }: { readonly user: AdminUserDetail }) {
  return (
    <section>
      <h3 className="text-sm font-semibold">{t("user.signIns")}</h3>
      {user.sessions.length === 0 ? (
        <p className="mt-1 text-sm text-ink-3">{t("user.noSignIns")}</p>
      ) : null}
      <ul className="mt-1 divide-y divide-line text-sm">
        {user.sessions.map((session) => (
          <li key={session.id} className="py-2">
            <p>{session.browser === "" ? t("user.unknown") : session.browser}</p>
            <p className="text-ink-3">
              {session.ip_address === null ? "" : `${session.ip_address} · `}
              {formatAgo(session.last_activity)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Details({ user }: { readonly user: AdminUserDetail }) {
  const { generations: g, refinements: r, downloads: d } = user.usage;
  return (
    <div className="space-y-5">
      <div>
        <UserState user={user} />
        <p className="mt-1">
          <PlanName user={user} />
        </p>
        <p className="mt-1 text-sm text-ink-2">{t("user.usage", { g, r, d })}</p>
        <p className="text-sm text-ink-2">
          {t("user.kept", { uploads: user.uploads, sessions: user.generation_sessions })}
        </p>
      </div>
      <UserActs user={user} />
      <SignIns user={user} />
    </div>
  );
}

export interface UserDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One user with everything that an administrator may see and do. */
export function UserDrawer({ id, onClose }: UserDrawerProps) {
  const found = useQuery(userQuery(id));
  const user = found.data?.user;
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="appear fixed inset-0 z-40 bg-ink/30" />
        <Dialog.Content
          aria-describedby={undefined}
          className="appear fixed inset-y-0 right-0 z-50 w-full max-w-[420px] overflow-y-auto border-l border-line bg-surface p-5 shadow-float md:p-6"
        >
          <div className="mb-4 flex items-start justify-between gap-3">
            <Dialog.Title className="min-w-0 text-lg font-semibold break-words">
              {user?.email ?? t("tab.users")}
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={t("user.close")}>
                <X className="size-4" aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </div>
          {found.isPending ? (
            <Loading>
              <span className="block h-48 skeleton" />
            </Loading>
          ) : null}
          {found.isError ? (
            <FailedNote
              title={t("user.failed")}
              error={found.error}
              onRetry={() => void found.refetch()}
            />
          ) : null}
          {user === undefined ? null : <Details user={user} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
