/**
 * A table of words that has none but its own: "constructor" and "valueOf" are words that people write, and every plain
 * object answers to them.
 */
export function wordTable<Value>(
  rows: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  const empty: Record<string, Value> = Object.create(null);
  return Object.assign(empty, rows);
}
