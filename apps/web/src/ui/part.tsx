import { Component, createElement, use, useEffect, useReducer, useState } from "react";
import type { ComponentType, FunctionComponent, ReactNode } from "react";
import { fetchPart, loadAhead } from "../lib/load-parts.ts";
import { t } from "../lib/texts/messages.ts";
import { Button } from "./button.tsx";
import type { PartFailedProps, PartLook } from "./part-failed.tsx";

/** A part of the screen whose script comes when it is first shown. */
export type Part<Props> = FunctionComponent<Props> & {
  /** Fetches the script; never rejects. */
  readonly preload: () => Promise<void>;
};

export interface PartOptions {
  /** How its failure is told: in its place, or over the page where it is a layer. */
  readonly look?: PartLook;
  /** Whether the workspace fetches it before it is asked for. */
  readonly ahead?: boolean;
}

/** The way on while what tells of a failure has not come. */
function BareFailed({ onRetry }: PartFailedProps) {
  return <Button onClick={onRetry}>{t("app.retry")}</Button>;
}

let Better: ComponentType<PartFailedProps> | null = null;

async function fetchBetter(): Promise<void> {
  const better = await import("./part-failed.tsx").catch(() => null);
  Better = better?.PartFailed ?? Better;
}
// The first of all, and outside of what every screen waits for.
loadAhead(fetchBetter);

/** Tells a failure: barely, until the script that has the words for it is there. */
function Failed(props: PartFailedProps) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (Better === null) void fetchBetter().then(redraw);
  }, []);
  return createElement(Better ?? BareFailed, props);
}

interface BoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps the fault of one part from the rest of the screen. */
class PartBoundary extends Component<BoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

/**
 * A component whose script is fetched when it is first shown, within its own boundary: a script that cannot
 * be had, or a fault while it is drawn, is told in its place with a way to try again, and the rest stays.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { look = "panel", ahead = true }: PartOptions = {},
): Part<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props> | null> | null = null;

  async function attempt(): Promise<ComponentType<Props> | null> {
    loaded = await fetchPart(load).catch(() => null);
    return loaded;
  }
  function fetched(): Promise<ComponentType<Props> | null> {
    loading ??= attempt();
    return loading;
  }
  /** What failed is asked for again by the next one who needs it. */
  function forget(): void {
    if (loaded === null) loading = null;
  }
  async function preload(): Promise<void> {
    await fetched();
    forget();
  }

  function Awaited({ own, missing }: { readonly own: Props; readonly missing: ReactNode }) {
    const found = use(fetched());
    useEffect(() => forget, []);
    return found === null ? missing : createElement(found, own);
  }
  function Boundary(props: Props) {
    // What is there already is drawn at once, and stays the same element as long as it is shown.
    const [ready] = useState(() => loaded);
    const [turn, retry] = useReducer((count: number) => count + 1, 0);
    function again(): void {
      forget();
      retry();
    }
    function failed(why: PartFailedProps["why"]): ReactNode {
      return <Failed why={why} look={look} own={props} onRetry={again} />;
    }
    return (
      <PartBoundary key={turn} fallback={failed("broken")}>
        {ready === null ? (
          <Awaited own={props} missing={failed("missing")} />
        ) : (
          createElement(ready, props)
        )}
      </PartBoundary>
    );
  }
  if (ahead) loadAhead(preload);
  return Object.assign(Boundary, { preload });
}
