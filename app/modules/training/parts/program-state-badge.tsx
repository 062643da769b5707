import { CircleAlert, CircleCheck, Hourglass, Pencil } from "lucide-react";
import { Badge, type BadgeTone } from "~/ui/badge/badge";
import type { IconShape } from "~/ui/icon/icon";
import { PROGRAM_STATES, type ProgramState } from "../rules/program";

const LOOKS: Readonly<Record<ProgramState, { tone: BadgeTone; icon: IconShape }>> = {
  draft: { tone: "grey", icon: Pencil },
  proposed: { tone: "yellow", icon: Hourglass },
  rejected: { tone: "red", icon: CircleAlert },
  published: { tone: "green", icon: CircleCheck },
  cancelled: { tone: "grey", icon: CircleAlert },
};

export const ProgramStateBadge = ({ state }: { state: ProgramState }) => (
  <Badge {...LOOKS[state]}>{PROGRAM_STATES[state]}</Badge>
);
