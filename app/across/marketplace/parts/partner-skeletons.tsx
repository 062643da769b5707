import { Skeleton, SkeletonCards } from "~/ui/skeleton/skeleton";

/** Six places of the size of a partner's card. */
export function PartnerSkeletons() {
  return (
    <SkeletonCards>
      <Skeleton height="cover" />
      <Skeleton width={4} />
      <Skeleton width={3} />
      <Skeleton height="badge" />
    </SkeletonCards>
  );
}
