type Rule = readonly [pattern: RegExp, name: string];

const longest = 400;

/** The first that fits counts: most browsers claim to be others as well. */
const browsers: readonly Rule[] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bCriOS\/|Chrome\/|\bChromium\//, "Chrome"],
  [/\bSafari\//, "Safari"],
  [/^curl\//, "curl"],
];

const systems: readonly Rule[] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

function firstOf(rules: readonly Rule[], text: string): string | null {
  return rules.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** A short name such as "Firefox on Linux" for a person to recognise; empty when nothing is known. */
export function browserName(userAgent: string | undefined): string {
  const text = (userAgent ?? "").slice(0, longest);
  const parts = [firstOf(browsers, text), firstOf(systems, text)].filter((part) => part !== null);
  return parts.join(" on ");
}
