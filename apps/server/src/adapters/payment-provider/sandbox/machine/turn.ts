import type { CustomerState, Invoice, Subscription } from "./state.ts";

/** Something that the provider tells us about, with the object that it is about. */
export interface MachineEvent {
  readonly type: string;
  readonly object: string;
  readonly at: number;
}

/** One step in the making: a copy of the state that may be written to, and what happened in it. */
export interface Turn {
  readonly state: CustomerState;
  readonly events: MachineEvent[];
  /** The provider's time in milliseconds. */
  at: number;
}

/** The next id of a kind, unique among all customers. */
export function nextId(turn: Turn, kind: string): string {
  turn.state.serial += 1;
  return `${kind}_${turn.state.id.replace(/^[a-z]+_/, "")}${turn.state.serial}`;
}

export function tell(turn: Turn, type: string, object: string): void {
  turn.events.push({ type, object, at: turn.at });
}

export function tellSubscription(turn: Turn, what: string, subscription: Subscription): void {
  tell(turn, `customer.subscription.${what}`, subscription.id);
}

/** The newest invoice of a subscription. */
export function latestInvoice(turn: Turn, subscription: Subscription): Invoice | undefined {
  return turn.state.invoices.find((invoice) => invoice.id === subscription.latestInvoice);
}
