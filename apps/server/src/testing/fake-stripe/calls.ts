/** The calls that the fake knows, each with every parameter that it takes; others are refused. */
export const calls: Readonly<Record<string, readonly string[]>> = {
  "POST /v1/customers": ["email", "metadata[account]"],
  "GET /v1/customers": ["email", "limit"],
  "POST /v1/products": ["id", "name", "metadata[plan]"],
  "POST /v1/products/:id": ["name", "active"],
  "GET /v1/products": ["ids[*]", "limit"],
  "POST /v1/prices": [
    "product",
    "currency",
    "unit_amount",
    "recurring[interval]",
    "recurring[interval_count]",
    "lookup_key",
    "transfer_lookup_key",
    "metadata[plan]",
    "metadata[period]",
  ],
  "GET /v1/prices": ["lookup_keys[*]", "active", "limit"],
  "GET /v1/prices/:id": [],
  "POST /v1/checkout/sessions": [
    "mode",
    "customer",
    "client_reference_id",
    "line_items[*][price]",
    "line_items[*][quantity]",
    "success_url",
    "cancel_url",
    "metadata[account]",
    "metadata[click]",
    "subscription_data[metadata][account]",
  ],
  "GET /v1/checkout/sessions": ["customer", "status", "limit"],
  "POST /v1/checkout/sessions/:id/expire": [],
  "GET /v1/subscriptions": ["customer", "status", "limit", "expand[*]"],
  "DELETE /v1/subscriptions/:id": [],
  "GET /v1/invoices": ["customer", "limit"],
  "GET /v1/billing_portal/configurations": ["active", "limit"],
  "POST /v1/billing_portal/configurations": ["business_profile[headline]", "*"],
  "POST /v1/billing_portal/configurations/:id": ["*"],
  "POST /v1/billing_portal/sessions": [
    "customer",
    "return_url",
    "configuration",
    "flow_data[type]",
    "flow_data[subscription_update_confirm][subscription]",
    "flow_data[subscription_update_confirm][items][*][id]",
    "flow_data[subscription_update_confirm][items][*][price]",
    "flow_data[subscription_update_confirm][items][*][quantity]",
    "flow_data[after_completion][type]",
    "flow_data[after_completion][redirect][return_url]",
  ],
};

/** Values that a parameter may have, where the provider has a list. */
export const values: Readonly<Record<string, readonly string[]>> = {
  mode: ["payment", "setup", "subscription"],
  currency: ["usd", "eur"],
  "recurring[interval]": ["day", "week", "month", "year"],
  "flow_data[type]": [
    "payment_method_update",
    "subscription_cancel",
    "subscription_update",
    "subscription_update_confirm",
  ],
  "flow_data[after_completion][type]": ["hosted_confirmation", "portal_homepage", "redirect"],
};

/** The call that an address belongs to, and the id in it. */
export function callOf(method: string, path: string): { call: string; id: string } | null {
  for (const call of Object.keys(calls)) {
    const [verb = "", pattern = ""] = call.split(" ");
    if (verb !== method) continue;
    const match = new RegExp(`^${pattern.replace(":id", "([A-Za-z0-9_]+)")}$`).exec(path);
    if (match !== null) return { call, id: match[1] ?? "" };
  }
  return null;
}
