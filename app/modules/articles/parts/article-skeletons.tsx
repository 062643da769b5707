import { Skeleton } from "~/ui/skeleton/skeleton";

const SIX = ["1", "2", "3", "4", "5", "6"];

/** Six places of the size of an article's card. */
export function ArticleSkeletons() {
  return (
    <div className="grid3" aria-hidden="true">
      {SIX.map((place) => (
        <div key={place} className="stack stack--1">
          <Skeleton height="cover" />
          <Skeleton width={4} />
          <Skeleton width={3} />
          <Skeleton width={2} height="low" />
        </div>
      ))}
    </div>
  );
}
