import { Check, Hourglass, X } from "lucide-react";
import { Badge } from "~/ui/badge/badge";
import { Row } from "~/ui/list/row";
import type { ClaimOutcome } from "../rules/claims";
import { adminClaimPath } from "../rules/paths";

export type ClaimRow = { id: string; title: string; facts: readonly (string | null)[]; outcome: ClaimOutcome | null };

export const claimRows = (claims: readonly ClaimRow[]) =>
  claims.map(({ id, title, facts, outcome }) => (
    <Row key={id} href={adminClaimPath(id)} title={title} facts={facts} state={<ClaimBadge outcome={outcome} />} />
  ));

const LOOKS = {
  accepted: { tone: "green", icon: Check, children: "Acceptată" },
  declined: { tone: "red", icon: X, children: "Respinsă" },
  waiting: { tone: "yellow", icon: Hourglass, children: "Așteaptă" },
} as const;

export const ClaimBadge = ({ outcome }: { outcome: ClaimOutcome | null }) => <Badge {...LOOKS[outcome ?? "waiting"]} />;
