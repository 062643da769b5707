import { CountyList } from "~/ui/county-map/county-list";
import { CountyMap, type CountyPlace } from "~/ui/county-map/county-map";

/** The map beside the list, foldable where room is scarce, and the same as a list of links. */
export function DirectoryMap({ places, list }: { places: readonly CountyPlace[]; list: string }) {
  return (
    <div className="finder__map">
      <details className="fold" open>
        <summary>Harta județelor</summary>
        <a className="skip" href={list}>
          Sari peste hartă
        </a>
        <CountyMap label="Comunități pe județe" places={places} />
      </details>
      <CountyList title="Județele, ca listă" places={places} />
      <p className="small muted">
        Hartă:{" "}
        <a href="https://github.com/VictorCazanave/svg-maps/tree/master/packages/romania">
          svg-maps, Popa Ioan Alexandru
        </a>
        , <a href="https://creativecommons.org/licenses/by/4.0/deed.ro">CC BY 4.0</a>, simplificată.
      </p>
    </div>
  );
}
