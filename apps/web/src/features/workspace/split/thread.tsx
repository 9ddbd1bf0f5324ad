import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { isInView, threadPath } from "./thread-path.ts";

const mostThreads = 8;

function seen(selector: string, scroller: Element | null): readonly DOMRect[] {
  if (scroller === null) return [];
  const view = scroller.getBoundingClientRect();
  return [...scroller.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter((edges) => edges.width > 0 && isInView(edges, view));
}

/** The threads between what is lit in the file and on the page, as far as both are in sight. */
function threadsNow(lit: ReadonlySet<string>): readonly string[] {
  if (lit.size === 0) return [];
  const sources = seen('[data-file-line][data-lit="true"]', document.querySelector("[data-file]"));
  const lines = seen('[data-path][data-lit="true"]', document.querySelector("#pages"));
  return sources.flatMap((from) => lines.map((to) => threadPath(from, to))).slice(0, mostThreads);
}

/** Draws threads from the lines of the file that are `lit` to the lit lines of the page. */
export function Thread({ lit }: { readonly lit: ReadonlySet<string> }) {
  const [paths, setPaths] = useState<readonly string[]>([]);
  useEffect(() => {
    let frame = 0;
    const draw = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setPaths(threadsNow(lit)));
    };
    draw();
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener("scroll", draw, { capture: true, passive: true, signal });
    window.addEventListener("resize", draw, { signal });
    return () => {
      cancelAnimationFrame(frame);
      stop.abort();
    };
  }, [lit]);
  if (paths.length === 0) return null;
  return createPortal(
    <svg
      data-thread
      aria-hidden="true"
      className="pointer-events-none fixed inset-0 z-20 size-full print:hidden"
    >
      {paths.map((d) => (
        <path key={d} d={d} fill="none" className="stroke-accent" strokeWidth="1.5" />
      ))}
    </svg>,
    document.body,
  );
}
