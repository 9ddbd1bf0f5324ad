/** Endings of who does a thing, of the doing and of the thing done, longest first. */
const endings =
  "yses ysis ysts yst ations ation ators ator ments ment eries ery istry isters ists ist icians ician ians ian ants ant ical ings ing ions ion ances ance ers er ors or ies ied ees ee als al ary ed es ic s e y".split(
    " ",
  );
const shortest = 3;

function rootsOf(word: string): string[] {
  const plain = word.replace(/(\p{L})\1$/u, "$1");
  return [
    plain,
    ...endings
      .filter((ending) => word.endsWith(ending) && word.length - ending.length >= shortest)
      .map((ending) => word.slice(0, -ending.length).replace(/(\p{L})\1$/u, "$1")),
  ];
}

/** Whether two words are of one root: "bookkeeping" and "bookkeeper", "welder" and "welding". */
export function sameRoot(a: string, b: string): boolean {
  if (a.charAt(0) !== b.charAt(0)) return false;
  const own = new Set(rootsOf(a));
  return rootsOf(b).some((root) => root.length >= shortest && own.has(root));
}
