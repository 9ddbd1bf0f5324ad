/** Language and region of a BCP 47 tag as the layout engine takes them; English if it is none. */
export function languageTag(language: string): { lang: string; region: string | null } {
  const [lang = "", ...rest] = language.split(/[-_]/u);
  const region = rest.find((part) => /^[A-Za-z]{2}$/u.test(part));
  return {
    lang: /^[A-Za-z]{2,3}$/u.test(lang) ? lang.toLowerCase() : "en",
    region: region?.toUpperCase() ?? null,
  };
}
