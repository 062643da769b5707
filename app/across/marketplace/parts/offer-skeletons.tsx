import { Skeleton } from "~/ui/skeleton/skeleton";

const SIX = ["1", "2", "3", "4", "5", "6"];

/** What stands there while the next offers are on their way. */
export function OfferSkeletons() {
  return (
    <div className="stack">
      <p>Încărcare marketplace...</p>
      <div className="grid3" aria-hidden="true">
        {SIX.map((place) => (
          <div key={place} className="stack stack--1">
            <Skeleton height="badge" width={2} />
            <Skeleton width={4} />
            <Skeleton width={3} />
            <Skeleton height="cover" />
            <Skeleton height="badge" width={1} />
          </div>
        ))}
      </div>
    </div>
  );
}
