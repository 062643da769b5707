import { CircleCheck, CircleDot, Hourglass } from "lucide-react";
import type { IconShape } from "~/ui/icon/icon";
import type { ConversationStatus } from "../rules";

export const statusIcons: Readonly<Record<ConversationStatus, IconShape>> = {
  pending: Hourglass,
  active: CircleDot,
  completed: CircleCheck,
};
