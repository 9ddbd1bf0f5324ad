import { lookupKeyOf } from "@savile/model";
import { newCustomer } from "../../adapters/payment-provider/sandbox/machine/state.ts";
import type { CustomerState } from "../../adapters/payment-provider/sandbox/machine/state.ts";
import { eventBody } from "../../adapters/payment-provider/sandbox/event-body.ts";
import { step } from "../../adapters/payment-provider/sandbox/machine/step.ts";
import type { Command, Stepped } from "../../adapters/payment-provider/sandbox/machine/step.ts";
import type { Offer } from "../../adapters/payment-provider/sandbox/machine/proration.ts";
import type { FakePrice } from "./shapes.ts";

/** Everything that the fake holds. */
export class FakeStore {
  readonly customers = new Map<string, CustomerState>();
  readonly prices: FakePrice[] = [];
  readonly products = new Map<string, { id: string; name: string }>();
  readonly configurations: { id: string; metadata: Record<string, string> }[] = [];
  /** Events in the order in which they happened, as their bodies. */
  readonly events: { id: string; type: string; customer: string; body: string }[] = [];
  /** The price that each subscription pays for an offer: it stays when the key moves on. */
  readonly #paid = new Map<string, FakePrice>();
  readonly #now: () => Date;
  #serial = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  nextId(kind: string): string {
    this.#serial += 1;
    return `${kind}_fake${String(this.#serial).padStart(6, "0")}`;
  }

  addCustomer(account: string, email: string): CustomerState {
    const state = newCustomer(this.nextId("cus"), account, email);
    this.customers.set(state.id, state);
    return state;
  }

  /** Does something to a customer, as the provider's own pages do. */
  act(customer: string, command: Command): Stepped {
    const state = this.customers.get(customer);
    if (state === undefined) throw new Error("no such customer");
    const stepped = step(state, command, this.#now().getTime());
    this.customers.set(customer, stepped.state);
    for (const event of stepped.events) {
      const id = this.nextId("evt");
      const body = eventBody(id, event, stepped.state);
      this.events.push({ id, type: event.type, customer, body });
    }
    return stepped;
  }

  addPrice(price: FakePrice, transfer: boolean): void {
    const holder = this.prices.find((known) => known.lookupKey === price.lookupKey);
    if (holder !== undefined && transfer) holder.lookupKey = null;
    this.prices.push(price);
  }

  offerOf(priceId: string): Offer | null {
    const price = this.prices.find((known) => known.id === priceId);
    const { plan, period } = { plan: price?.metadata["plan"], period: price?.metadata["period"] };
    if (plan !== "starter" && plan !== "professional" && plan !== "enterprise") return null;
    if (period !== "monthly" && period !== "three_month" && period !== "yearly") return null;
    return { plan, period };
  }

  priceOf(subscription: string, offer: Offer): FakePrice {
    const key = `${subscription}:${lookupKeyOf(offer.plan, offer.period)}`;
    const known = this.#paid.get(key);
    const sold = this.prices.find(
      (price) => price.lookupKey === lookupKeyOf(offer.plan, offer.period),
    );
    const price = known ?? sold;
    if (price === undefined) throw new Error(`no price for ${key}`);
    this.#paid.set(key, price);
    return price;
  }
}
