/** What a printed resume really says; dates are `YYYY`, `YYYY-MM` or `present`, "" where nothing is printed. */
export interface Truth {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly location: string;
  readonly links: readonly string[];
  readonly jobs: readonly TrueJob[];
  readonly studies: readonly TrueStudy[];
  readonly skills: readonly string[];
  readonly headings: readonly string[];
}

/** `bullets` is `null` where the text of a job is no list. */
export interface TrueJob {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly start: string;
  readonly end: string;
  readonly bullets: number | null;
}

export interface TrueStudy {
  readonly degree: string;
  readonly school: string;
  readonly start: string;
  readonly end: string;
}
