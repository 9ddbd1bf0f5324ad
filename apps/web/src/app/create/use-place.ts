import { useState } from "react";

interface Place {
  /** Another number for another application. */
  readonly key: number;
  readonly upload: string | undefined;
  /** The upload that the address will name next, for the same application. */
  readonly expected: string | undefined;
}

/**
 * Tells one application from the next by the address: a resume that arrives belongs to the application on the
 * screen, which goes on; any other change of the address begins another one.
 */
export function usePlace(upload: string | undefined) {
  const [place, setPlace] = useState<Place>({ key: 0, upload, expected: undefined });
  if (upload !== place.upload) {
    const isSame = upload !== undefined && upload === place.expected;
    setPlace({ key: isSame ? place.key : place.key + 1, upload, expected: undefined });
  }
  return {
    key: place.key,
    expect: (next: string) => setPlace((last) => ({ ...last, expected: next })),
  };
}
