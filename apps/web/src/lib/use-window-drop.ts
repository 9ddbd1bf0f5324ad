import { useEffect, useRef, useState } from "react";

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes("Files") === true;
}

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
    const leave = (): void => {
      depth = 0;
      setOver(false);
    };
    const listeners: [
      keyof WindowEventMap & ("dragenter" | "dragover" | "dragleave" | "drop"),
      (event: DragEvent) => void,
    ][] = [
      [
        "dragenter",
        (event) => {
          if (!carriesFiles(event)) return;
          depth += 1;
          setOver(enabled);
        },
      ],
      // Without this the browser would leave the page and open the file.
      [
        "dragover",
        (event) => {
          if (carriesFiles(event)) event.preventDefault();
        },
      ],
      [
        "dragleave",
        (event) => {
          if (!carriesFiles(event)) return;
          depth -= 1;
          if (depth <= 0) leave();
        },
      ],
      [
        "drop",
        (event) => {
          if (!carriesFiles(event)) return;
          const wasTaken = event.defaultPrevented;
          event.preventDefault();
          leave();
          // A field that takes files itself has taken these.
          if (enabled && !wasTaken) handler.current([...(event.dataTransfer?.files ?? [])]);
        },
      ],
    ];
    for (const [name, listener] of listeners) window.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) window.removeEventListener(name, listener);
    };
  }, [enabled]);
  return over;
}
