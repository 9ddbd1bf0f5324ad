import { useEffect, useRef } from "react";

/** Something that can be done or gone to from the command palette. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** Heading under which it stands. */
  readonly group: string;
  /** The keys that do the same. */
  readonly keys?: string;
  readonly run: () => void;
}

export type CommandSource = () => readonly Command[];

const sources = new Set<{ readonly current: CommandSource }>();

/** Everything that the screens on show offer at this moment. */
export function offeredCommands(): readonly Command[] {
  return [...sources].flatMap(({ current }) => current());
}

/** Offers commands for as long as the component is shown; they are asked for when the palette opens. */
export function useCommands(source: CommandSource): void {
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });
  useEffect(() => {
    sources.add(latest);
    return () => {
      sources.delete(latest);
    };
  }, []);
}
