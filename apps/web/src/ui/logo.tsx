/** The tailor's mark: a notched seam with its running stitch. */
export function Logo({ size = 24 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="none" aria-hidden="true">
      <path
        d="M4 21V9.5l4 4 4-4 4 4 4-4V21"
        stroke="currentColor"
        strokeWidth="2.1"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        d="M4 4h2.6M10.7 4h2.6M17.4 4H20"
        stroke="var(--accent)"
        strokeWidth="2.1"
        strokeLinecap="round"
      />
    </svg>
  );
}
