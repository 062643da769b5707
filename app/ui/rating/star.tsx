/** The one star of the house; always beside a number. */
export function Star({ off }: { off?: boolean }) {
  return (
    <svg viewBox="0 0 20 20" className={off ? "rating__off" : undefined} aria-hidden="true">
      <path d="m10 1.6 2.5 5.3 5.8.8-4.2 4 1 5.8L10 14.7l-5.1 2.8 1-5.8-4.2-4 5.8-.8z" />
    </svg>
  );
}
