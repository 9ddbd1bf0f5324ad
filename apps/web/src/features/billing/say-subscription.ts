import type { SubscriptionResponse } from "@savile/contracts";
import { planCatalogue } from "@savile/model";
import { formatDay } from "./format-money.ts";
import { t } from "./texts/messages.ts";

type Subscription = SubscriptionResponse["subscription"];
type Status = Subscription["status"];

/** Every way in which a plan can stand, as far as a person has to know. */
export type Situation =
  | "admin"
  | "grant"
  | "owner"
  | "free"
  | "renews"
  | "trial"
  | "ends"
  | "changes"
  | "updating"
  | "collection"
  | "checking"
  | "grace"
  | "lapsed"
  | "unpaid"
  | "unfinished"
  | "expired"
  | "ended"
  | "paused";

/** What a screen says of a plan. */
export interface SubscriptionWords {
  readonly situation: Situation;
  /** The state in a word or two. */
  readonly state: string;
  /** What comes next. */
  readonly course: string;
  /** A payment that failed, and what to do about it. */
  readonly warning: string | null;
  /** The same in short, for every other screen; only where something is lost. */
  readonly banner: string | null;
}

/** Without a plan that is paid: why there is none. */
const withoutPlan: Readonly<Record<Status, Situation>> = {
  none: "free",
  active: "ended",
  trialing: "ended",
  past_due: "lapsed",
  unpaid: "unpaid",
  incomplete: "unfinished",
  incomplete_expired: "expired",
  canceled: "ended",
  paused: "paused",
  unknown: "ended",
};

const byNotice: Readonly<Partial<Record<NonNullable<Subscription["notice"]>, Situation>>> = {
  update_pending: "updating",
  collection_paused: "collection",
};

const byStatus: Readonly<Partial<Record<Status, Situation>>> = {
  trialing: "trial",
  unknown: "checking",
};

function whilePaid(subscription: Subscription): Situation {
  if (subscription.status === "past_due") return "grace";
  if (subscription.cancel_at_period_end) return "ends";
  if (subscription.changes_to !== null) return "changes";
  const noticed = subscription.notice === null ? undefined : byNotice[subscription.notice];
  return noticed ?? byStatus[subscription.status] ?? "renews";
}

function situationOf(subscription: Subscription): Situation {
  const { origin, status } = subscription;
  if (origin === "admin" || origin === "grant" || origin === "owner") return origin;
  return origin === "free" ? withoutPlan[status] : whilePaid(subscription);
}

/** The text with a day in it; without one where the day is not known. */
function dated(
  iso: string | null,
  withDay: (date: string) => string,
  without: () => string,
): string {
  const date = iso === null ? "" : formatDay(iso);
  return date === "" ? without() : withDay(date);
}

function changesOf({ changes_to: next }: Subscription): string {
  if (next === null) return "";
  const plan = planCatalogue[next.tier].displayName;
  return dated(
    next.at,
    (date) => t("plan.changes", { plan, date }),
    () => t("plan.changes.undated", { plan }),
  );
}

const courses: Readonly<Record<Situation, (subscription: Subscription) => string>> = {
  admin: () => t("plan.admin"),
  grant: () => t("plan.grant"),
  owner: () => t("plan.owner"),
  free: () => t("plan.free"),
  renews: ({ renews_at: at }) =>
    dated(
      at,
      (date) => t("plan.renews", { date }),
      () => t("plan.renews.undated"),
    ),
  trial: ({ renews_at: at }) =>
    dated(
      at,
      (date) => t("plan.trial", { date }),
      () => t("plan.trial.undated"),
    ),
  ends: ({ expires_at: at }) =>
    dated(
      at,
      (date) => t("plan.ends", { date }),
      () => t("plan.ends.undated"),
    ),
  changes: changesOf,
  updating: () => t("plan.updating"),
  collection: () => t("plan.collection"),
  checking: () => t("plan.checking"),
  grace: ({ grace_until: at }) =>
    dated(
      at,
      (date) => t("plan.grace", { date }),
      () => t("plan.grace.undated"),
    ),
  lapsed: () => t("plan.lapsed"),
  unpaid: () => t("plan.lapsed"),
  unfinished: () => t("plan.unfinished"),
  expired: () => t("plan.unfinished"),
  ended: () => t("plan.ended"),
  paused: () => t("plan.paused"),
};

function warningOf(situation: Situation, subscription: Subscription): string | null {
  if (situation === "grace") {
    return dated(
      subscription.grace_until,
      (date) => t("plan.graceWarning", { date }),
      () => t("plan.graceWarning.undated"),
    );
  }
  if (situation === "lapsed" || situation === "unpaid") return t("plan.lapsedWarning");
  const failed = ["past_due", "unpaid"].includes(subscription.status);
  return failed ? t("plan.keptWarning") : null;
}

function bannerOf(situation: Situation, subscription: Subscription): string | null {
  if (situation === "lapsed" || situation === "unpaid") return t("banner.lapsed");
  if (situation !== "grace") return null;
  return dated(
    subscription.grace_until,
    (date) => t("banner.grace", { date }),
    () => t("banner.grace.undated"),
  );
}

/** What there is to say of a plan, for every state of its subscription and with or without each day. */
export function saySubscription(subscription: Subscription): SubscriptionWords {
  const situation = situationOf(subscription);
  return {
    situation,
    state: t(`plan.state.${situation}`),
    course: courses[situation](subscription),
    warning: warningOf(situation, subscription),
    banner: bannerOf(situation, subscription),
  };
}
