import type { Truth } from "../matrix/truth.ts";

/** Some span of time at a firm, in the words of the older and of the newer version of the form. */
export interface JsonWork {
  readonly name: string;
  readonly company: string;
  readonly position: string;
  readonly location: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly summary: string;
  readonly highlights: readonly string[];
}

export interface JsonStudy {
  readonly institution: string;
  readonly studyType: string;
  readonly area: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly courses: readonly string[];
}

/**
 * A resume in the public form "JSON Resume", as its themes take it. `company` and `website` are the names
 * that older themes look for; people who use them write both.
 */
export interface JsonResume {
  readonly basics: {
    readonly name: string;
    readonly label: string;
    readonly email: string;
    readonly phone: string;
    readonly summary: string;
    readonly url: string;
    readonly website: string;
    readonly location: {
      readonly city: string;
      readonly region: string;
      readonly postalCode: string;
    };
    readonly profiles: readonly {
      readonly network: string;
      readonly username: string;
      readonly url: string;
    }[];
  };
  readonly work: readonly JsonWork[];
  readonly volunteer: readonly {
    readonly organization: string;
    readonly position: string;
    readonly startDate: string;
    readonly endDate: string;
    readonly summary: string;
    readonly highlights: readonly string[];
  }[];
  readonly education: readonly JsonStudy[];
  readonly awards: readonly {
    readonly title: string;
    readonly date: string;
    readonly awarder: string;
    readonly summary: string;
  }[];
  readonly certificates: readonly {
    readonly name: string;
    readonly date: string;
    readonly issuer: string;
  }[];
  readonly publications: readonly {
    readonly name: string;
    readonly publisher: string;
    readonly releaseDate: string;
    readonly summary: string;
  }[];
  readonly skills: readonly {
    readonly name: string;
    readonly level: string;
    readonly keywords: readonly string[];
  }[];
  readonly languages: readonly { readonly language: string; readonly fluency: string }[];
  readonly interests: readonly { readonly name: string; readonly keywords: readonly string[] }[];
  readonly references: readonly { readonly name: string; readonly reference: string }[];
}

/** A made-up person: the form that a maker is handed, and all that it says. */
export interface Person {
  readonly id: string;
  readonly resume: JsonResume;
  readonly truth: Truth;
}
