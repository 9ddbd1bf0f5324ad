const several = /^(?:summary|signature|body\..*|.*\.(?:summary|description|[bdl]\d+))$/;

/** Whether the text at an address may run over several lines. */
export function isMultiline(path: string): boolean {
  return several.test(path);
}
