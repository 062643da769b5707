import { useId } from "react";
import type { CountyCode } from "~/platform/romania/counties";
import { COUNTY_MAP, countyMiddles, countyOutlines } from "~/platform/romania/county-shapes";
import { Anchor } from "../anchor/anchor";
import { classNames } from "../class-names";

/** A county as a link to its records. */
export type CountyPlace = {
  code: CountyCode;
  name: string;
  href: string;
  count: number;
  /** The count in words: "12 comunități", "nicio comunitate". */
  words: string;
  current: boolean;
};

export type CountyMapProps = { /** For screen readers. */ label: string; places: readonly CountyPlace[] };

/** Too small to tap: its link includes a box beside the map, joined by a line. */
const BOXED_COUNTY: CountyCode = "B";
const BOX = { x: 392, y: 404, width: 46, height: 28, line: "M382 366l12 38" };

/** The counties as links, with their counts; the current one has a thick edge. */
export function CountyMap({ label, places }: CountyMapProps) {
  const titleId = useId();
  const drawn = [...places].sort((one, two) => layerOf(one) - layerOf(two));
  return (
    <nav aria-labelledby={titleId}>
      <svg className="counties" viewBox={`0 0 ${COUNTY_MAP.width} ${COUNTY_MAP.height}`}>
        <title id={titleId}>{label}</title>
        {drawn.map((place) => (
          <CountyShape key={place.code} {...place} />
        ))}
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: codes and numbers */}
        <g aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawn.map(labelOf).join("") }} />
      </svg>
    </nav>
  );
}

/** Drawing order: the current county and the line to the box must not be covered by neighbours. */
const layerOf = ({ code, current }: CountyPlace): number => (current ? 2 : code === BOXED_COUNTY ? 1 : 0);

const lookOf = ({ count, current }: CountyPlace) => classNames(count > 0 && "has", current && "now") || undefined;

function CountyShape(place: CountyPlace) {
  const { code, name, href, words, current } = place;
  const description = `${name}: ${words}`;
  return (
    <Anchor href={href} aria-label={description} aria-current={current ? "true" : undefined} className={lookOf(place)}>
      <title>{description}</title>
      {code === BOXED_COUNTY ? (
        <>
          <path d={BOX.line} />
          <rect x={BOX.x} y={BOX.y} width={BOX.width} height={BOX.height} rx={4} />
        </>
      ) : null}
      <path d={countyOutlines[code]} />
    </Anchor>
  );
}

/** The county's licence plate code, above all shapes and transparent to the mouse. Not elements: each would be hydrated. */
function labelOf(place: CountyPlace): string {
  const { code, count } = place;
  const [x, y] = code === BOXED_COUNTY ? [BOX.x + BOX.width / 2, BOX.y + BOX.height / 2] : countyMiddles[code];
  const number = count > 0 ? `<tspan dx=".3em">${count}</tspan>` : "";
  const look = lookOf(place);
  return `<text x="${x}" y="${y}" dy=".35em"${look ? ` class="${look}"` : ""}>${code}${number}</text>`;
}

/** Whose drawing it is, as its licence asks. */
export const CountyMapCredit = () => (
  <p className="small muted">
    Hartă:{" "}
    <a href="https://github.com/VictorCazanave/svg-maps/tree/master/packages/romania">svg-maps, Popa Ioan Alexandru</a>,{" "}
    <a href="https://creativecommons.org/licenses/by/4.0/deed.ro">CC BY 4.0</a>, simplificată.
  </p>
);

/** The same as a list, for people who prefer text and for counties too small to tap. */
export function CountyList({ title, places }: { title: string; places: readonly CountyPlace[] }) {
  return (
    <details className="fold">
      <summary>{title}</summary>
      <ul className="counties__list">
        {places.map(({ code, name, href, count, words, current }) => (
          <li key={code}>
            {count > 0 ? (
              <>
                <Anchor href={href} aria-current={current ? "true" : undefined}>
                  {name}
                </Anchor>{" "}
                <span className="count" translate="no">
                  {count}
                  <span className="vh"> {words.replace(/^[\d.]+ /, "")}</span>
                </span>
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
