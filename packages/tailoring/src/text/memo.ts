/** A question that is asked once for each key, as long as its asker lives. */
export function memo<Asked, Found extends {}>(
  answer: (asked: Asked) => Found,
  keyOf: (asked: Asked) => string,
): (asked: Asked) => Found {
  const known = new Map<string, Found>();
  return (asked) => {
    const key = keyOf(asked);
    const found = known.get(key) ?? answer(asked);
    known.set(key, found);
    return found;
  };
}
