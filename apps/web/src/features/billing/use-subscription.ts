import type { Simulation, SubscriptionResponse } from "@savile/contracts";
import { fileFormats, templateIds } from "@savile/model";
import { useQuery } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { useSimulation } from "../../lib/simulation.ts";
import { subscriptionQuery } from "./api/subscription.ts";

/** The answer as it would be on another plan. */
export function simulated(
  answer: SubscriptionResponse,
  simulation: Simulation,
): SubscriptionResponse {
  const { tier, display_name, limits, usage } = simulation;
  return {
    ...answer,
    subscription: {
      ...answer.subscription,
      tier,
      display_name,
      origin: tier === "free" ? "free" : "subscription",
      status: tier === "free" ? "none" : "active",
      billing_period: tier === "free" ? null : "monthly",
      cancel_at_period_end: false,
      grace_until: null,
      changes_to: null,
      dropped_change: null,
      can_manage: false,
      notice: null,
    },
    usage: { ...answer.usage, ...limits, ...usage, warnings: [] },
    features: {
      ...answer.features,
      templates: templateIds.filter((id) => simulation.templates.includes(id)),
      exports: fileFormats.filter((format) => simulation.exports.includes(format)),
    },
  };
}

/** The plan of the account as the screens show it: the simulated one while an administrator plays one. */
export function useSubscription(client?: QueryClient) {
  const simulation = useSimulation();
  const found = useQuery(subscriptionQuery, client);
  const answer = found.data;
  const shown =
    answer === undefined || simulation === null ? answer : simulated(answer, simulation);
  return { found, subscribed: shown };
}
