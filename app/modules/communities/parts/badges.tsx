import {
  BadgeCheck,
  Church,
  CirclePause,
  Dumbbell,
  FlaskConical,
  Hammer,
  Landmark,
  PencilRuler,
  ScanSearch,
  Tent,
  Theater,
  Trees,
  UserRoundX,
} from "lucide-react";
import { Badge, type BadgeTone } from "~/ui/badge/badge";
import type { IconShape } from "~/ui/icon/icon";
import { ATTRACTION_TYPES, type AttractionType, PROJECT_STATUSES, type ProjectStatus } from "../rules/vocabulary";

const ATTRACTION_ICONS: Record<AttractionType, IconShape> = {
  historic: Landmark,
  cultural: Theater,
  natural: Trees,
  religious: Church,
  sport: Dumbbell,
  recreational: Tent,
};

export function AttractionBadge({ type }: { type: AttractionType }) {
  return <Badge icon={ATTRACTION_ICONS[type]}>{ATTRACTION_TYPES[type]}</Badge>;
}

const STATUS_LOOKS: Record<ProjectStatus, { tone: BadgeTone; icon: IconShape }> = {
  planning: { tone: "grey", icon: PencilRuler },
  in_progress: { tone: "blue", icon: Hammer },
  review: { tone: "yellow", icon: ScanSearch },
  completed: { tone: "green", icon: BadgeCheck },
  on_hold: { tone: "red", icon: CirclePause },
};

export function ProjectBadge({ status }: { status: ProjectStatus }) {
  return <Badge {...STATUS_LOOKS[status]}>{PROJECT_STATUSES[status]}</Badge>;
}

/** Marks test data made by an ADMIN. */
export function TestBadge() {
  return <Badge icon={FlaskConical}>Date de test</Badge>;
}

/** Marks a community made by the association, which no authority owns. */
export function UnownedBadge() {
  return <Badge icon={UserRoundX}>Neadministrată</Badge>;
}
