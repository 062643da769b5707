/** A placeholder of a line that is loading; the first and the last of several are shorter. */
export const Skeleton = () => <span className="skel" />;

/** Placeholder rows of a list that is loading. */
export function SkeletonRows({ rows = 5 }: { rows?: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
        <div key={index} className="skel__row">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
