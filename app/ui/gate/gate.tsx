import type { ReactNode } from "react";
import { Cloth } from "../cloth/cloth";
import type { ClothKind } from "../cloth/weave";

/** The cloth that stands for a side. */
export const SIDE_SEEDS = { UAT: "membru", FIRMA: "partener" } as const satisfies Record<ClothKind, string>;

const BOTH: readonly ClothKind[] = ["UAT", "FIRMA"];

/** The column of a page on which one signs in. `sides`: whose cloths stand beside it; both, where it is not known. */
export function Gate({ sides = BOTH, children }: { sides?: readonly ClothKind[]; children: ReactNode }) {
  return (
    <div className="gate__page">
      <div className="gate">{children}</div>
      {sides.length === 0 ? null : (
        <div className="gate__cloth only-lg" aria-hidden="true">
          {sides.map((kind) => (
            <Cloth key={kind} seed={SIDE_SEEDS[kind]} kind={kind} verified size="cover" eager />
          ))}
        </div>
      )}
    </div>
  );
}
