import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";

/** Rows of a page of users. */
export const pageSize = 20;

export const statsQuery = queryOptions({
  queryKey: ["admin", "stats"],
  queryFn: ({ signal }) => api.call("adminStats", {}, { signal }),
  refetchInterval: 60_000,
});

export const userSorts = ["created", "email", "activity"] as const;
export type UserSort = (typeof userSorts)[number];

export interface UsersView {
  readonly page: number;
  readonly search: string;
  readonly sort: UserSort;
}

export function usersQuery({ page, search, sort }: UsersView) {
  return queryOptions({
    queryKey: ["admin", "users", page, search, sort],
    queryFn: ({ signal }) =>
      api.call(
        "adminUsers",
        {
          query: {
            limit: String(pageSize),
            offset: String(page * pageSize),
            sort,
            order: sort === "email" ? ("asc" as const) : ("desc" as const),
            ...(search === "" ? {} : { search }),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

export function userQuery(id: string) {
  return queryOptions({
    queryKey: ["admin", "user", id],
    queryFn: ({ signal }) => api.call("adminUser", { params: { id } }, { signal }),
  });
}

export const subscriptionsQuery = queryOptions({
  queryKey: ["admin", "subscriptions"],
  queryFn: ({ signal }) => api.call("adminSubscriptions", {}, { signal }),
});
