import type { CustomerState } from "./machine/state.ts";
import type { MachineEvent } from "./machine/turn.ts";

const kinds: readonly (readonly [string, string])[] = [
  ["checkout.session", "checkout.session"],
  ["customer.subscription", "subscription"],
  ["invoice", "invoice"],
  ["charge.dispute", "dispute"],
  ["charge", "charge"],
  ["test_helpers", "test_helpers.test_clock"],
  ["customer", "customer"],
];

function kindOf(type: string): string {
  return kinds.find(([prefix]) => type.startsWith(prefix))?.[1] ?? "unknown";
}

/** The body of an event as the provider sends it. Its object only names what changed. */
export function eventBody(id: string, event: MachineEvent, state: CustomerState): string {
  const kind = kindOf(event.type);
  return JSON.stringify({
    id,
    object: "event",
    created: Math.floor(event.at / 1_000),
    livemode: false,
    type: event.type,
    data: {
      object: {
        id: event.object,
        object: kind,
        ...(kind === "customer" ? {} : { customer: state.id }),
        ...(kind === "checkout.session" ? { client_reference_id: state.account } : {}),
      },
    },
  });
}
