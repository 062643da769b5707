/** The id of the one `main` of every page. */
export const MAIN_ID = "continut";

/** The first focusable element of a page: skips the navigation. */
export function SkipLink() {
  return (
    <a className="skip" href={`#${MAIN_ID}`}>
      Sari la conținut
    </a>
  );
}
