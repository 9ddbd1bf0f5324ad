import { generalMessages } from "./errors/general-messages.ts";
import type { GeneralMessage } from "./errors/general-messages.ts";

/** A failure as a client met it. */
export interface MetFailure {
  /** The server's `error_code`, where it sent one. */
  readonly code?: string | undefined;
  /** The server's `detail` or `message`, or the text of an error of the client itself. */
  readonly text?: string | undefined;
  readonly status?: number | undefined;
}

const longestShown = 100;
const signInSuffix = " Signing in creates an account automatically.";

/** Words that people should not have to read. */
const technical =
  /\b(?:stack|trace|exception|undefined|null|nan|sql|http|https|json|axios|fetch|ECONN\w*|ETIMEDOUT|ENOTFOUND|ERR_\w+|TypeError|SyntaxError|ReferenceError|NetworkError|AbortError|unauthorized|forbidden|status code)\b|\b(?:4[02]\d|50[0-4])\b(?! characters)|\bat \S+:\d+/i;

/** Kinds by their key words, in the order in which they are looked for. */
const byWord: readonly (readonly [pattern: RegExp, kind: GeneralMessage])[] = [
  [/network|failed to fetch|unable to connect|ECONN|ENOTFOUND/i, "network_error"],
  [/timeout|timed out|ETIMEDOUT|abort/i, "timeout"],
  [/\b(?:401|403)\b|unauthorized/i, "invalid_credentials"],
  [/\b429\b/, "too_many_attempts"],
  [/\b422\b|validation/i, "invalid_email"],
  [/\b(?:500|502|503)\b/, "server_error"],
];

const byStatus: Readonly<Record<number, GeneralMessage>> = {
  401: "invalid_credentials",
  403: "invalid_credentials",
  422: "invalid_email",
  429: "too_many_attempts",
  500: "server_error",
  502: "server_error",
  503: "server_error",
};

function isKind(code: string | undefined): code is GeneralMessage {
  return code !== undefined && Object.hasOwn(generalMessages, code);
}

/** The kind of a failure: its code where that is one, else by status and by the words of its text. */
export function kindOfFailure(failure: MetFailure): GeneralMessage {
  const { code, status, text = "" } = failure;
  if (isKind(code)) return code;
  const known = status === undefined ? undefined : byStatus[status];
  if (known !== undefined) return known;
  return byWord.find(([pattern]) => pattern.test(text.slice(0, 2_000)))?.[1] ?? "default";
}

/** Whether a text of the server may be shown as it is: short and free of technical words. */
export function isPresentable(text: string): boolean {
  const length = Array.from(text.slice(0, 4 * longestShown)).length;
  return text.trim() !== "" && length < longestShown && !technical.test(text);
}

/** The sentence to show: the server's own where people can read it, else the general one of its kind. */
export function messageOfFailure(failure: MetFailure): string {
  const { text = "" } = failure;
  return isPresentable(text) ? text : generalMessages[kindOfFailure(failure)];
}

/** {@link messageOfFailure} on the sign-in screen: one about e-mail or password tells how accounts are made. */
export function signInMessageOf(failure: MetFailure): string {
  const message = messageOfFailure(failure);
  return /e-?mail|password/i.test(message) ? `${message}${signInSuffix}` : message;
}
