import { Skeleton, SkeletonCards } from "~/ui/skeleton/skeleton";

/** What stands there while the next offers are on their way. */
export function OfferSkeletons() {
  return (
    <div className="stack">
      <p>Încărcare marketplace...</p>
      <SkeletonCards>
        <Skeleton height="badge" width={2} />
        <Skeleton width={4} />
        <Skeleton width={3} />
        <Skeleton height="cover" />
        <Skeleton height="badge" width={1} />
      </SkeletonCards>
    </div>
  );
}
