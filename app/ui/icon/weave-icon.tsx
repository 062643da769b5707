/** Crossing threads: the icon for "potriviri". */
export function WeaveIcon({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} fill="none" stroke="currentColor" aria-hidden="true">
      <path
        strokeWidth="3.6"
        strokeLinecap="butt"
        d="M7.5 1v3M7.5 11v12M16.5 1v12M16.5 20v3M1 7.5h12M20 7.5h3M1 16.5h3M11 16.5h12"
      />
    </svg>
  );
}
