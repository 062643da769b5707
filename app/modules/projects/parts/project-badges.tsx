import { CircleAlert, CircleCheck, CircleDot, Clock, Flag, Hourglass, Lock, Send, Undo2 } from "lucide-react";
import { Badge, type BadgeTone } from "~/ui/badge/badge";
import type { IconShape } from "~/ui/icon/icon";
import { APPLICATION_STATES, type ApplicationState } from "../rules/applications";
import { EXCHANGE_STATUSES, type ExchangeStatus, PRIORITIES, type Priority } from "../rules/exchange";

type Look = { tone: BadgeTone; icon: IconShape };

const STATUSES: Readonly<Record<ExchangeStatus, Look>> = {
  active: { tone: "green", icon: Clock },
  new: { tone: "blue", icon: CircleDot },
  planning: { tone: "yellow", icon: Hourglass },
  closed: { tone: "grey", icon: Lock },
};

const STATES: Readonly<Record<ApplicationState, Look>> = {
  submitted: { tone: "blue", icon: Send },
  accepted: { tone: "green", icon: CircleCheck },
  declined: { tone: "grey", icon: CircleAlert },
  withdrawn: { tone: "grey", icon: Undo2 },
};

export const ExchangeStatusBadge = ({ status }: { status: ExchangeStatus }) => (
  <Badge {...STATUSES[status]}>{EXCHANGE_STATUSES[status]}</Badge>
);

export const PriorityBadge = ({ priority }: { priority: Priority }) => (
  <Badge tone="plain" icon={Flag}>
    Prioritate: {PRIORITIES[priority]}
  </Badge>
);

export const ApplicationBadge = ({ state }: { state: ApplicationState }) => (
  <Badge {...STATES[state]}>{APPLICATION_STATES[state]}</Badge>
);
