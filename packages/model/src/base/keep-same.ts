/**
 * `old` where `made` holds the same value under every name, else `made`: what did not change stays the same
 * object, so that whoever shows it can tell by comparing references.
 */
export function keepSame<T extends object>(old: T, made: T): T {
  if (Object.keys(old).length !== Object.keys(made).length) return made;
  for (const name in made) {
    if (made[name] !== old[name]) return made;
  }
  return old;
}
