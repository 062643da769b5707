import { Skeleton, SkeletonCards } from "~/ui/skeleton/skeleton";

/** Six places of the size of an article's card. */
export function ArticleSkeletons() {
  return (
    <SkeletonCards>
      <Skeleton height="cover" />
      <Skeleton width={4} />
      <Skeleton width={3} />
      <Skeleton width={2} height="low" />
    </SkeletonCards>
  );
}
