import { Ban, Hourglass, ShieldCheck, X } from "lucide-react";
import type { Verification } from "~/modules/accounts/rules/actor";
import { verificationLabels } from "~/modules/accounts/rules/verification";
import { Badge, type BadgeTone } from "~/ui/badge/badge";
import type { IconShape } from "~/ui/icon/icon";

const looks: Record<Verification, { tone: BadgeTone; icon: IconShape }> = {
  pending: { tone: "yellow", icon: Hourglass },
  verified: { tone: "green", icon: ShieldCheck },
  rejected: { tone: "red", icon: X },
  suspended: { tone: "grey", icon: Ban },
};

export function VerificationBadge({ of }: { of: Verification }) {
  return <Badge {...looks[of]}>{verificationLabels[of]}</Badge>;
}
