/** A job as another program understood it. */
export interface ReadJob {
  readonly title: string;
  readonly employer: string;
  readonly dates: string;
}

/** A study as another program understood it. */
export interface ReadSchool {
  readonly school: string;
}

/** What a parser of others makes of a file. */
export interface ReadFields {
  readonly kind: "fields";
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly jobs: readonly ReadJob[];
  readonly schools: readonly ReadSchool[];
}

/** What a program that only takes the text out of a file makes of it. */
export interface ReadText {
  readonly kind: "text";
  readonly text: string;
}

/** A file as another program read it, or in a line why it could not. */
export type Reading = ReadFields | ReadText | { readonly kind: "fault"; readonly why: string };

/** A program of others. `read` answers `null` where the program is not on this machine. */
export interface Reader {
  readonly name: string;
  readonly ending: "pdf" | "docx";
  readonly read: (paths: readonly string[]) => Promise<ReadonlyMap<string, Reading> | null>;
}
