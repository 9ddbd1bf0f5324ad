import type { ErrorCode, ModelBody } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { EnteredModel, ModelsConfig } from "../../config/models-config.ts";

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/** Names and numbers of a network at home or at work, where few servers have a certificate. */
const near =
  /^(?:10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|[\w-]+|[\w.-]+\.(?:local|lan|internal))$/;

/** An address as it is used: a key goes in clear only over this computer or its own network. */
function readAddress(given: string, localOnly: boolean): Result<string, ErrorCode> {
  if (!URL.canParse(given)) return err("model_address_unusable");
  const { protocol, hostname, username, password, search, hash } = new URL(given);
  const isHere = loopback.test(hostname);
  const isSafe = protocol === "https:" || (protocol === "http:" && (isHere || near.test(hostname)));
  if (!isSafe || [username, password, search, hash].some((part) => part !== ""))
    return err("model_address_unusable");
  return localOnly && !isHere ? err("model_not_local") : ok(given.replace(/(?<!\/)\/+$/, ""));
}

/** A text as it is stored: nothing where it is blank. */
function filled(given: string | undefined): string | null {
  const text = given?.trim() ?? "";
  return text === "" ? null : text;
}

type Read = Result<string | null, ErrorCode>;

function addressOf(
  given: string | null,
  provider: EnteredModel["provider"],
  localOnly: boolean,
): Read {
  if (given !== null) return readAddress(given, localOnly);
  if (provider === "openai-compatible") return err("model_address_unusable");
  return localOnly ? err("model_not_local") : ok(null);
}

/** A stored key is sent to the address that it was entered for, and to no other one. */
function keyOf(
  given: string | undefined,
  to: Pick<EnteredModel, "provider" | "address">,
  stored: EnteredModel | null,
): Read {
  if (given !== undefined) return ok(filled(given));
  if (stored === null || stored.key === null) return ok(null);
  const isSame = stored.provider === to.provider && stored.address === to.address;
  return isSame ? ok(stored.key) : err("model_key_again");
}

/** What a provider cannot do without. */
function missingOf({ provider, model, key }: EnteredModel): ErrorCode | null {
  if (provider === "openai-compatible") return model === null ? "model_name_missing" : null;
  return key === null ? "model_key_missing" : null;
}

/** Reads a model that was entered, beside the one that is stored. */
export function readEntered(
  { localOnly }: Pick<ModelsConfig, "localOnly">,
  body: ModelBody,
  stored: EnteredModel | null,
): Result<EnteredModel, ErrorCode> {
  const { provider } = body;
  const address = addressOf(filled(body.address), provider, localOnly);
  if (!address.ok) return address;
  const key = keyOf(body.key, { provider, address: address.value }, stored);
  if (!key.ok) return key;
  const entered = { provider, address: address.value, model: filled(body.model), key: key.value };
  const missing = missingOf(entered);
  return missing === null ? ok(entered) : err(missing);
}
