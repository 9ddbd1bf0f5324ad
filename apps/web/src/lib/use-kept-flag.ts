import { useState } from "react";

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function keep(key: string, value: boolean): void {
  try {
    if (value) localStorage.setItem(key, "yes");
    else localStorage.removeItem(key);
  } catch {
    // Without storage the choice holds until the page is closed.
  }
}

/** A choice about the screen that this browser remembers; false at first. It says nothing about a person. */
export function useKeptFlag(key: string): readonly [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(() => read(key));
  return [
    value,
    (next) => {
      keep(key, next);
      setValue(next);
    },
  ];
}
