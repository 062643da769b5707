import { classNames } from "../class-names";

export type SkeletonProps = { width?: 1 | 2 | 3 | 4; height?: "line" | "low" | "badge" };

/** A placeholder of the size of the content that is loading. Widths 32, 45, 64, 82 %, or full. */
export function Skeleton({ width, height = "line" }: SkeletonProps) {
  return <span className={classNames("skel", height !== "line" && `skel--${height}`, width && `skel--w${width}`)} />;
}

const ROWS = [4, 3, 4, 2, 3, 4] as const;

/** Placeholder rows of a list that is loading. */
export function SkeletonRows({ rows = 5 }: { rows?: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
        <div key={index} className="skel-row">
          <Skeleton width={ROWS[index % ROWS.length] ?? 4} />
          <Skeleton height="badge" />
          <Skeleton width={index % 2 ? 1 : 2} height="low" />
        </div>
      ))}
    </div>
  );
}
