import { CircleAlert, CircleCheck, Clock, Hourglass, Undo2 } from "lucide-react";
import { Badge, type BadgeTone } from "~/ui/badge/badge";
import type { IconShape } from "~/ui/icon/icon";
import { ENROLMENT_STATES, type EnrolmentState } from "../rules/seats";

const LOOKS: Readonly<Record<EnrolmentState, { tone: BadgeTone; icon: IconShape }>> = {
  seated: { tone: "green", icon: CircleCheck },
  offered: { tone: "yellow", icon: Clock },
  waiting: { tone: "blue", icon: Hourglass },
  lapsed: { tone: "grey", icon: Clock },
  withdrawn: { tone: "grey", icon: Undo2 },
};

export const EnrolmentBadge = ({ state }: { state: EnrolmentState }) => (
  <Badge {...LOOKS[state]}>{ENROLMENT_STATES[state]}</Badge>
);

export const CancelledBadge = () => (
  <Badge tone="red" icon={CircleAlert}>
    Anulat
  </Badge>
);

/** `attended` is null until somebody has noted it. */
export function AttendanceBadge({ attended }: { attended: boolean | null }) {
  if (attended === null)
    return (
      <Badge tone="plain" icon={Clock}>
        Prezența nu este notată încă
      </Badge>
    );
  return attended ? (
    <Badge tone="green" icon={CircleCheck}>
      Prezent
    </Badge>
  ) : (
    <Badge icon={CircleAlert}>Absent</Badge>
  );
}
