import { errorBody } from "./faults.ts";
import { recordAt, textAt, textsAt } from "./form.ts";
import type { FormValue } from "./form.ts";
import { checkoutShape, invoiceShape, priceShape, subscriptionShape } from "./shapes.ts";
import type { FakeStore } from "./store.ts";

export type Answer = readonly [status: number, body: object];
type Form = Record<string, FormValue>;
type Handler = (store: FakeStore, form: Form, id: string) => Answer;

const list = (data: readonly object[]): Answer => [200, { object: "list", has_more: false, data }];

function missing(what: string): Answer {
  return [404, errorBody("invalid_request_error", `No such ${what}`, { code: "resource_missing" })];
}

function subscriptions(store: FakeStore, customer: string): object[] {
  const { state, at } = store.act(customer, { do: "look" });
  const { subscription } = state;
  if (subscription === null) return [];
  const now = store.priceOf(subscription.id, subscription);
  const { scheduled } = subscription;
  const next = scheduled === null ? null : store.priceOf(subscription.id, scheduled);
  return [subscriptionShape(state, subscription, { now, next, at })];
}

function openCheckout(store: FakeStore, form: Form): Answer {
  const customer = textAt(form, "customer") ?? "";
  if (!store.customers.has(customer)) return missing("customer");
  const offer = store.offerOf(textAt(form, "line_items", "0", "price") ?? "");
  const successUrl = textAt(form, "success_url");
  if (offer === null) return missing("price");
  if (successUrl === undefined) {
    return [
      400,
      errorBody("invalid_request_error", "Missing success_url", { param: "success_url" }),
    ];
  }
  const id = store.nextId("cs");
  const cancelUrl = textAt(form, "cancel_url") ?? "";
  const key = recordAt(form, "metadata")["click"] ?? id;
  const order = { id, key, ...offer, successUrl, cancelUrl };
  const { state } = store.act(customer, { do: "open-checkout", ...order });
  const made = state.checkouts.find((checkout) => checkout.id === id);
  return made === undefined ? missing("checkout") : [200, checkoutShape(made, customer)];
}

function addPrice(store: FakeStore, form: Form): Answer {
  const price = {
    id: store.nextId("price"),
    product: textAt(form, "product") ?? "",
    amount: Number(textAt(form, "unit_amount")),
    currency: textAt(form, "currency") ?? "",
    interval: textAt(form, "recurring", "interval") ?? "",
    intervalCount: Number(textAt(form, "recurring", "interval_count") ?? 1),
    metadata: recordAt(form, "metadata"),
    lookupKey: textAt(form, "lookup_key") ?? null,
  };
  const taken = store.prices.some((known) => known.lookupKey === price.lookupKey);
  const transfer = textAt(form, "transfer_lookup_key") === "true";
  if (taken && !transfer) return [400, errorBody("invalid_request_error", "Lookup key is taken")];
  store.addPrice(price, transfer);
  return [200, priceShape(price)];
}

function expire(store: FakeStore, id: string): Answer {
  for (const [customer, state] of store.customers) {
    if (!state.checkouts.some((checkout) => checkout.id === id)) continue;
    const stepped = store.act(customer, { do: "expire-checkout", checkout: id });
    const found = stepped.state.checkouts.find((checkout) => checkout.id === id);
    if (found !== undefined) return [200, checkoutShape(found, customer)];
  }
  return missing("checkout");
}

function cancel(store: FakeStore, id: string): Answer {
  for (const [customer, state] of store.customers) {
    if (state.subscription?.id !== id) continue;
    store.act(customer, { do: "cancel-now" });
    return [200, subscriptions(store, customer)[0] ?? {}];
  }
  return missing("subscription");
}

function invoices(store: FakeStore, customer: string): Answer {
  const state = store.customers.get(customer);
  if (state === undefined) return missing("customer");
  const subscription = state.subscription?.id ?? "";
  return list(
    state.invoices.map((invoice) => invoiceShape(invoice, customer, subscription)).toReversed(),
  );
}

function configuration(store: FakeStore, form: Form, id: string): Answer {
  const metadata = recordAt(form, "metadata");
  const known = store.configurations.find((one) => one.id === id);
  if (known !== undefined) {
    Object.assign(known.metadata, metadata);
    return [200, { ...known, object: "billing_portal.configuration" }];
  }
  const made = { id: store.nextId("bpc"), metadata };
  store.configurations.push(made);
  return [200, { ...made, object: "billing_portal.configuration" }];
}

/** What the fake does on each call. */
export const answers: Readonly<Record<string, Handler>> = {
  "POST /v1/customers": (store, form) => {
    const account = recordAt(form, "metadata")["account"] ?? "";
    const { id, email } = store.addCustomer(account, textAt(form, "email") ?? "");
    return [200, { id, object: "customer", email, metadata: { account } }];
  },
  "GET /v1/customers": (store, form) =>
    list(
      [...store.customers.values()]
        .filter((state) => state.email === textAt(form, "email"))
        .map(({ id, email, account }) => ({
          id,
          object: "customer",
          email,
          metadata: { account },
        })),
    ),
  "POST /v1/products": (store, form) => {
    const product = { id: textAt(form, "id") ?? "", name: textAt(form, "name") ?? "" };
    store.products.set(product.id, product);
    return [200, { ...product, object: "product", active: true }];
  },
  "POST /v1/products/:id": (store, form, id) => {
    store.products.set(id, { id, name: textAt(form, "name") ?? "" });
    return [200, { id, object: "product", active: true }];
  },
  "GET /v1/products": (store, form) =>
    list(
      textsAt(form, "ids").flatMap((id) => {
        const product = store.products.get(id);
        return product === undefined ? [] : [{ ...product, object: "product", active: true }];
      }),
    ),
  "POST /v1/prices": (store, form) => addPrice(store, form),
  "GET /v1/prices": (store, form) => {
    const keys = textsAt(form, "lookup_keys");
    if (keys.length > 10) return [400, errorBody("invalid_request_error", "Too many lookup_keys")];
    return list(
      store.prices.filter((price) => keys.includes(price.lookupKey ?? "")).map(priceShape),
    );
  },
  "GET /v1/prices/:id": (store, _, id) => {
    const price = store.prices.find((known) => known.id === id);
    return price === undefined ? missing("price") : [200, priceShape(price)];
  },
  "POST /v1/checkout/sessions": (store, form) => openCheckout(store, form),
  "GET /v1/checkout/sessions": (store, form) => {
    const customer = textAt(form, "customer") ?? "";
    const open = store.customers.get(customer)?.checkouts ?? [];
    return list(
      open
        .filter(({ state }) => state === "open" || state === "needs_action")
        .map((checkout) => checkoutShape(checkout, customer)),
    );
  },
  "POST /v1/checkout/sessions/:id/expire": (store, _, id) => expire(store, id),
  "GET /v1/subscriptions": (store, form) => {
    const customer = textAt(form, "customer") ?? "";
    return store.customers.has(customer)
      ? list(subscriptions(store, customer))
      : missing("customer");
  },
  "DELETE /v1/subscriptions/:id": (store, _, id) => cancel(store, id),
  "GET /v1/invoices": (store, form) => invoices(store, textAt(form, "customer") ?? ""),
  "GET /v1/billing_portal/configurations": (store) => list(store.configurations),
  "POST /v1/billing_portal/configurations": (store, form) => configuration(store, form, ""),
  "POST /v1/billing_portal/configurations/:id": (store, form, id) => configuration(store, form, id),
  "POST /v1/billing_portal/sessions": (store, form) => {
    if (!store.customers.has(textAt(form, "customer") ?? "")) return missing("customer");
    const id = store.nextId("bps");
    return [
      200,
      { id, object: "billing_portal.session", url: `https://portal.example.test/${id}` },
    ];
  },
};
