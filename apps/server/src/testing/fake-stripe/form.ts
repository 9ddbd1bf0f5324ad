/** A value of a form: text, or more of it below. */
export type FormValue = string | { [key: string]: FormValue };

/** Reads a form body with nested names such as `items[0][price]`; list places are keys. */
export function readForm(text: string): Record<string, FormValue> {
  const form: Record<string, FormValue> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.split(/[[\]]+/).filter((key) => key !== "");
    const last = keys.pop() ?? "";
    let at = form;
    for (const key of keys) {
      const next = at[key];
      const below = typeof next === "object" ? next : {};
      at[key] = below;
      at = below;
    }
    at[last] = value;
  }
  return form;
}

/** Every name in a form with its list places as `*`, such as `items[*][price]`. */
export function namesIn(form: Record<string, FormValue>, prefix = ""): string[] {
  return Object.entries(form).flatMap(([key, value]) => {
    const place = /^\d+$/.test(key) && prefix !== "" ? "*" : key;
    const name = prefix === "" ? key : `${prefix}[${place}]`;
    return typeof value === "string" ? [name] : namesIn(value, name);
  });
}

export function textAt(form: Record<string, FormValue>, ...keys: string[]): string | undefined {
  let at: FormValue | undefined = form;
  for (const key of keys) at = typeof at === "object" ? at[key] : undefined;
  return typeof at === "string" ? at : undefined;
}

/** Texts below a name, in their order. */
export function textsAt(form: Record<string, FormValue>, key: string): string[] {
  const value = form[key];
  if (typeof value === "string") return [value];
  return Object.values(value ?? {}).filter((text) => typeof text === "string");
}

/** Texts by name below a name, such as metadata. */
export function recordAt(form: Record<string, FormValue>, key: string): Record<string, string> {
  const value = form[key];
  if (value === undefined || typeof value === "string") return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, text]) =>
      typeof text === "string" ? [[name, text]] : [],
    ),
  );
}
