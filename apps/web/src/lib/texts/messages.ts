type VarsOf<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | VarsOf<Rest>
  : never;

/** Keys of the texts into which nothing is put. */
export type PlainKey<Texts> = {
  [Key in keyof Texts]: [VarsOf<Texts[Key]>] extends [never] ? Key : never;
}[keyof Texts];

/** Gives the text of `key` with its values put in. A missing or unknown value is a compile error. */
export type Translator<Texts> = <Key extends keyof Texts>(
  key: Key,
  ...vars: [VarsOf<Texts[Key]>] extends [never]
    ? []
    : [Readonly<Record<VarsOf<Texts[Key]>, string | number>>]
) => string;

/** Makes the translator of a catalogue; `{name}` in a text marks a value that is put in. */
export function createTranslator<const Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
): Translator<Texts> {
  return (key, ...[values]) =>
    (texts[key] ?? "").replace(/\{(\w+)\}/g, (whole, name: string) => {
      const found = Object.entries(values ?? {}).find((pair) => pair[0] === name);
      return found === undefined ? whole : String(found[1]);
    });
}

/** The texts of the frame and of the sign-in: all that a stranger's browser loads. */
export const shellTexts = {
  "app.name": "Savile",
  "app.title": "{screen} – Savile",
  "app.skip": "Skip to content",
  "app.home": "Savile, home",
  "app.offline": "You are offline. What you typed is kept in this browser.",
  "app.loading": "Loading",
  "app.retry": "Try Again",

  "error.title": "Something went wrong",
  "error.network": "Unable to connect. Please check your internet connection.",
  "error.timeout": "Request timed out. Please try again.",
  "error.server": "Something went wrong on our end. Please try again later.",
  "error.sessionExpired": "Your session has expired. Please log in again.",
  "error.rateLimit": "Too many requests. Please wait a moment and try again.",
  "error.notFound": "Not found.",
  "error.tooLarge": "File too large. Maximum size: 10MB",
  "error.default": "An error occurred. Please try again.",
  "error.invalidResponse": "Invalid response from server",

  "signIn.title": "Sign in",
  "signIn.heading": "Your resume, cut to fit the job",
  "signIn.lead":
    "Upload a resume, paste a job posting, and get a tailored resume and letter. Every line points back to what you really wrote.",
  "signIn.email": "Email address",
  "signIn.submit": "Sign In Instantly",
  "signIn.submitting": "Signing in",
  "signIn.notice.title": "Test mode",
  "signIn.notice": "New users get an account instantly. No code is needed.",
  "signIn.emptyEmail": "Please enter your email address",
  "signIn.invalidEmail": "Please enter a valid email address",
  "signIn.failed": "Failed to sign in",
  "signIn.fact1.title": "Nothing invented",
  "signIn.fact1": "We never add anything that isn't in your resume.",
  "signIn.fact2.title": "Read back",
  "signIn.fact2": "Every PDF is checked before you get it.",
  "signIn.fact3.title": "Stays here",
  "signIn.fact3": "Runs on this computer, offline.",
} as const;

/** Every text that a person reads comes from here or from `messages-signed-in.ts`. */
export const t = createTranslator(shellTexts);
