import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSettled } from "../../lib/use-settled.ts";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Field } from "../../ui/field.tsx";
import { Loading } from "../../ui/loading.tsx";
import { pageSize, userSorts, usersQuery } from "./api/admin.ts";
import type { UserSort } from "./api/admin.ts";
import { FailedNote } from "../../ui/failed-note.tsx";
import { t } from "./messages.ts";
import { UserDrawer } from "./user-drawer.tsx";
import { UserList } from "./user-list.tsx";

const nobody = { users: [], total: 0 } as const;

interface TurnPagesProps {
  readonly page: number;
  readonly count: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

function TurnPages({ page, count, total, onPage }: TurnPagesProps) {
  const from = page * pageSize;
  const to = from + count;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-ink-3 tabular">
        {t("users.count", { from: from + 1, to, total })}
      </p>
      <div className="flex gap-2">
        <Button size="small" disabled={page === 0} onClick={() => onPage(page - 1)}>
          {t("users.previous")}
        </Button>
        <Button size="small" disabled={to >= total} onClick={() => onPage(page + 1)}>
          {t("users.next")}
        </Button>
      </div>
    </div>
  );
}

/** Users, twenty a page, searched and sorted by the server. */
export function Users() {
  const [page, setPage] = useState(0);
  const [typed, setTyped] = useState("");
  const [sort, setSort] = useState<UserSort>("created");
  const [shown, setShown] = useState<string | null>(null);
  const search = useSettled(typed.trim(), 250);
  const found = useQuery(usersQuery({ page, search, sort }));
  const { users, total } = found.data ?? nobody;

  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-full sm:w-72">
          <Field
            label={t("users.search")}
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setPage(0);
            }}
          />
        </div>
        <div className="w-full sm:w-48">
          <Choice
            label={t("users.sort")}
            value={sort}
            choices={userSorts.map((value) => ({ value, label: t(`users.sort.${value}`) }))}
            onChange={(value) => {
              setSort(value);
              setPage(0);
            }}
          />
        </div>
      </div>
      {found.isError ? (
        <FailedNote
          title={t("users.failed")}
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      ) : null}
      {found.isPending ? (
        <Loading>
          <span className="block h-96 skeleton" />
        </Loading>
      ) : null}
      {found.data !== undefined && users.length === 0 ? (
        <p className="rounded-panel border border-line bg-surface p-6 text-ink-2">
          {t("users.none")}
        </p>
      ) : null}
      {users.length === 0 ? null : (
        <>
          <UserList users={users} shown={shown} onShow={setShown} />
          <TurnPages page={page} count={users.length} total={total} onPage={setPage} />
        </>
      )}
      {shown === null ? null : <UserDrawer id={shown} onClose={() => setShown(null)} />}
    </div>
  );
}
