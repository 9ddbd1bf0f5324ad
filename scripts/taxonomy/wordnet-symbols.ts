/** Words of one stem: derivations, and a participle with its verb. Symbols are those of wninput(5). */
export const derivation: ReadonlySet<string> = new Set(["+", "<"]);

/** What a thing is a kind of; a single one that bears a name has another symbol. */
export const kindOf = "@";

/** Kinds and instances alike: both say less than what they are said of. */
export const broader: ReadonlySet<string> = new Set([kindOf, "@i"]);

/** Adjectives that cluster, and verbs that the dictionary groups together. */
export const similar: ReadonlySet<string> = new Set(["&", "$"]);

export const antonym: ReadonlySet<string> = new Set(["!"]);

export const pertainym: ReadonlySet<string> = new Set(["\\"]);
