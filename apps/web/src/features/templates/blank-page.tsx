/** A page before there are words for it. */
export function BlankPage() {
  return (
    <span
      aria-hidden="true"
      className="paper block aspect-[8.5/9.4] overflow-hidden rounded-t-sheet shadow-sheet"
    >
      <svg viewBox="0 0 85 94" className="size-full" fill="none">
        <path d="M10 14h34" className="stroke-line-strong" strokeWidth="4" />
        <path
          d="M10 24h65M10 36h26M10 44h65M10 51h65M10 58h48M10 70h26M10 78h65M10 85h65"
          className="stroke-line"
          strokeWidth="2.4"
        />
      </svg>
    </span>
  );
}
