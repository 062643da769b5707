/** The id of the one `main` of every page. */
export const MAIN_ID = "continut";

/** The first stop of the keyboard: over the navigation, to the page itself. */
export function SkipLink() {
  return (
    <a className="skip" href={`#${MAIN_ID}`}>
      Sari la conținut
    </a>
  );
}
