const keyShape = /^[a-z]\/[0-9a-z-]+\/[0-9a-f]+$/;

/** A key of ours as it is; anything else is a fault of the program. */
export function checkKey(key: string): string {
  if (!keyShape.test(key)) throw new Error("not a blob key");
  return key;
}
