import { Anchor } from "../anchor/anchor";
import { Count } from "../tag/tag";
import type { CountyPlace } from "./county-map";

/** What the map says, as a list: for those who would rather read, and for what is too small on it. */
export function CountyList({ title, places }: { title: string; places: readonly CountyPlace[] }) {
  return (
    <details className="fold">
      <summary>{title}</summary>
      <ul className="countylist">
        {places.map(({ code, name, href, count, words, current }) => (
          <li key={code}>
            {count > 0 ? (
              <>
                <Anchor href={href} aria-current={current ? "true" : undefined}>
                  {name}
                </Anchor>{" "}
                <Count value={count} words={words.replace(/^[\d.]+ /, "")} />
              </>
            ) : (
              <span className="muted">
                {name}: {words}
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
