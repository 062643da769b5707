/** The outline of a star of 20 × 20, from its tip on. */
const OUTLINE = "l2.5 5.3 5.8.8-4.2 4 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.2-4 5.8-.8z";

const starAt = (left: number): string => `M${left + 10} 1.6${OUTLINE}`;

/** One star; the number beside it is read aloud. */
export function Star() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={starAt(0)} />
    </svg>
  );
}

const STARS = [0, 1, 2, 3, 4] as const;
const APART = 21;
const row = (places: readonly number[], look = ""): string =>
  places.length > 0 ? `<path d="${places.map((place) => starAt(place * APART)).join("")}"${look}/>` : "";
/** The six possible rows, made once and without an element for each path, because a list shows one in each of its cards. */
const ROWS = [0, 1, 2, 3, 4, 5].map((full) => ({
  __html: row(STARS.slice(0, full)) + row(STARS.slice(full), ' class="rating__off"'),
}));

/** Five stars in one drawing; `full` is rounded down. */
export function FiveStars({ full }: { full: number }) {
  const stars = ROWS[Math.min(5, Math.max(0, Math.floor(full)))];
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, a constant
  return <svg viewBox="0 0 104 20" className="rating__stars" aria-hidden="true" dangerouslySetInnerHTML={stars} />;
}
