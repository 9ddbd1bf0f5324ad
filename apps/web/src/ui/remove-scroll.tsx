import type { ElementType, ReactNode, Ref } from "react";

interface RemoveScrollProps {
  readonly as?: ElementType;
  readonly allowPinchZoom?: boolean;
  readonly shards?: readonly unknown[];
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLElement>;
}

/**
 * Stands in for the package of the same name, which writes a `<style>` element that the content security
 * policy refuses. The page is locked by our own style sheet instead.
 */
export function RemoveScroll({
  as,
  allowPinchZoom: _zoom,
  shards: _shards,
  ...rest
}: RemoveScrollProps) {
  const Element = as ?? "div";
  return <Element {...rest} />;
}
