const request =
  /^\s*(?:please\s+)?(?:update|sync(?:hroni[sz]e)?|apply|save)\b[^\n]{0,80}\b(?:changes|edits|version|content|modifications)\b[^\n]{0,60}/i;

/**
 * Whether this is no instruction but how older clients hand in local edits: a request to update the
 * document, followed by the beginning of its Markdown.
 */
export function isSynchronisation(instruction: string): boolean {
  const found = request.exec(instruction);
  if (found === null) return false;
  const rest = instruction.slice(found[0].search(/:|$/));
  return /\n|#{1,3}\s|\*\*|\s\|\s/.test(rest) || rest.length > 150;
}
