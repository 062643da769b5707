import type { ReactNode } from "react";
import { classNames } from "../class-names";

export type SkeletonProps = { width?: 1 | 2 | 3 | 4; height?: "line" | "low" | "badge" | "cover" };

/** A placeholder of the size of the content that is loading. Widths 32, 45, 64, 82 %, or full. */
export function Skeleton({ width, height = "line" }: SkeletonProps) {
  return <span className={classNames("skel", height !== "line" && `skel--${height}`, width && `skel--w${width}`)} />;
}

const SIX = ["1", "2", "3", "4", "5", "6"];

/** Six placeholders of a card with a cover and two lines; `children` stand below them. */
export function SkeletonCards({ columns = 3, children }: { columns?: 2 | 3; children?: ReactNode }) {
  return (
    <div className={`grid${columns}`} aria-hidden="true">
      {SIX.map((place) => (
        <div key={place} className="stack stack--1">
          <Skeleton height="cover" />
          <Skeleton width={4} />
          <Skeleton width={3} />
          {children}
        </div>
      ))}
    </div>
  );
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
