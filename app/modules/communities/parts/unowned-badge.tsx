import { UserRoundX } from "lucide-react";
import { Badge } from "~/ui/badge/badge";

/** Of a community that the association made: no authority has claimed it. */
export function UnownedBadge() {
  return <Badge icon={UserRoundX}>Neadministrată</Badge>;
}
