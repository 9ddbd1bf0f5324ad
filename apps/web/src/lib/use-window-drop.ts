import { useEffect, useRef, useState } from "react";

const kinds = ["dragenter", "dragover", "dragleave", "drop"] as const;

/** Accepts files dropped anywhere on the window; true while some are held over it. */
export function useWindowDrop(
  onFiles: (files: readonly File[]) => void,
  enabled: boolean,
): boolean {
  const [over, setOver] = useState(false);
  const handler = useRef(onFiles);
  useEffect(() => {
    handler.current = onFiles;
  });
  useEffect(() => {
    let depth = 0;
    function enter(by: number): void {
      depth += by;
      setOver(enabled && depth > 0);
    }
    const deeds: Record<(typeof kinds)[number], (event: DragEvent) => void> = {
      dragenter: () => enter(1),
      // Without this the browser would leave the page and open the file.
      dragover: (event) => event.preventDefault(),
      dragleave: () => enter(-1),
      drop: (event) => {
        const wasTaken = event.defaultPrevented;
        event.preventDefault();
        enter(-depth);
        // A field that takes files itself has taken these.
        if (enabled && !wasTaken) handler.current([...(event.dataTransfer?.files ?? [])]);
      },
    };
    const listening = new AbortController();
    for (const kind of kinds) {
      const hear = (event: DragEvent): void => {
        if (event.dataTransfer?.types.includes("Files") === true) deeds[kind](event);
      };
      window.addEventListener(kind, hear, listening);
    }
    return () => listening.abort();
  }, [enabled]);
  return over;
}
