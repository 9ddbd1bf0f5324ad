import type { ClaimIssue } from "@savile/model";
import type { Source, SourceRole } from "../match/source.ts";
import { frameOf } from "./reading/frame.ts";
import type { Frame } from "./reading/frame.ts";
import { printedHeader } from "./reading/printed-header.ts";
import { isNeutral, saysWord } from "./reading/words.ts";

const known = new WeakMap<Source, Map<string, Frame>>();

/** All that a source says of a role. */
function wholeOf(source: Source, role: SourceRole): Frame {
  const own = known.get(source) ?? new Map<string, Frame>();
  known.set(source, own);
  const lines = () => [printedHeader(source, role.id), ...role.lines.map(({ text }) => text)];
  const made = own.get(role.id) ?? frameOf(lines().join("\n"));
  own.set(role.id, made);
  return made;
}

/** Fewer words may be anybody's. */
const fewest = 2;

/**
 * An objection to a line below a role whose telling words stand with another role: at least two, and more than
 * those that the role says itself.
 */
export function ofAnotherRole(
  source: Source,
  text: string,
  named: readonly string[],
): ClaimIssue | undefined {
  const own = source.roles.filter(({ id }) => named.includes(id));
  const others = source.roles.filter(({ id, paid }) => paid && !named.includes(id));
  if (own.length === 0 || others.length === 0) return undefined;
  const words = frameOf(text).words.filter(
    ({ stop, lower }) => !stop && lower.length > 2 && !/^\d/.test(lower) && !isNeutral(lower),
  );
  const here = own.map((role) => wholeOf(source, role));
  const strange = words.filter((word) => !here.some((frame) => saysWord(frame, word)));
  const elsewhere = others.map((role) => {
    const { stems } = wholeOf(source, role);
    return strange.filter(({ stem }) => stems.has(stem)).length;
  });
  const most = Math.max(...elsewhere);
  if (most < fewest || most <= words.length - strange.length) return undefined;
  return {
    check: "cross-role",
    hard: true,
    span: [0, text.length],
    detail: "Your resume says this of another role.",
  };
}
