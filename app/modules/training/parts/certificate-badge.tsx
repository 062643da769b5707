import { BadgeCheck, Ban, Clock } from "lucide-react";
import { Badge } from "~/ui/badge/badge";
import { CERTIFICATE_STATES, type CertificateState } from "../rules/certificate";

const LOOKS = {
  valid: { tone: "green", icon: BadgeCheck },
  expired: { tone: "yellow", icon: Clock },
  revoked: { tone: "red", icon: Ban },
} as const;

export const CertificateBadge = ({ state }: { state: CertificateState }) => (
  <Badge {...LOOKS[state]}>{CERTIFICATE_STATES[state]}</Badge>
);
