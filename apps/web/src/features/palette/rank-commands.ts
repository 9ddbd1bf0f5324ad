import type { Command } from "../../lib/commands.ts";

const mostShown = 40;

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
}

/** How well a label answers what was typed; 0 where a word of it is nowhere. */
function scoreOf(label: string, words: readonly string[]): number {
  const text = label.toLowerCase();
  let score = 0;
  for (const word of words) {
    const at = text.indexOf(word);
    if (at < 0) return 0;
    const isStart = at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1));
    score += (at === 0 ? 4 : isStart ? 3 : 1) + word.length / Math.max(1, text.length);
  }
  return score;
}

/**
 * The commands that answer what was typed, the best first, at most forty. Without a word: those that can be
 * named in a short list, in the order in which they are offered.
 */
export function rankCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const words = wordsOf(typed);
  if (words.length === 0) {
    return commands.filter(({ id }) => !id.startsWith("line ")).slice(0, mostShown);
  }
  return commands
    .map((command) => ({ command, score: scoreOf(command.label, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostShown)
    .map(({ command }) => command);
}
