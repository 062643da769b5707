import { Check, Hourglass, X } from "lucide-react";
import { Badge } from "~/ui/badge/badge";
import { Row, Rows } from "~/ui/rows/rows";
import { Dotted } from "~/ui/text/text";
import type { ClaimOutcome } from "../rules/claims";
import { adminClaimPath } from "../rules/paths";

export type ClaimRow = { id: string; title: string; facts: readonly (string | null)[]; outcome: ClaimOutcome | null };

export function ClaimRows({ claims }: { claims: readonly ClaimRow[] }) {
  return (
    <Rows>
      {claims.map(({ id, title, facts, outcome }) => (
        <Row
          key={id}
          href={adminClaimPath(id)}
          title={title}
          note={<Dotted facts={facts} />}
          end={<ClaimBadge outcome={outcome} />}
        />
      ))}
    </Rows>
  );
}

const LOOKS = {
  accepted: { tone: "green", icon: Check, children: "Acceptată" },
  declined: { tone: "red", icon: X, children: "Respinsă" },
  waiting: { tone: "yellow", icon: Hourglass, children: "Așteaptă" },
} as const;

export const ClaimBadge = ({ outcome }: { outcome: ClaimOutcome | null }) => <Badge {...LOOKS[outcome ?? "waiting"]} />;
