/** What a source tells of a posting, apart from its words. */
export interface PostingParts {
  readonly title: string;
  readonly company?: string | undefined;
  readonly place?: string | undefined;
  /** Lines below these, such as `Salary: 40,000`. */
  readonly facts?: readonly string[];
  readonly body: readonly string[];
}

/** A posting as a person would have pasted it. */
export function postingText({ title, company, place, facts = [], body }: PostingParts): string {
  const head = [
    title,
    ...(company ? [`Company: ${company}`] : []),
    ...(place ? [`Location: ${place}`] : []),
    ...facts,
  ];
  const parts = body.map((part) => part.trim()).filter((part) => part !== "");
  return [head.map((line) => line.trim()).join("\n"), ...parts].join("\n\n");
}
