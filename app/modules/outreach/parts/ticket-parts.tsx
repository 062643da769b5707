import { CircleAlert, CircleCheck, Clock, Hourglass, Lock } from "lucide-react";
import { Badge } from "~/ui/badge/badge";
import { Ruled } from "~/ui/layout/layout";
import { linked } from "~/ui/text/linked";
import { Dotted } from "~/ui/text/text";

const BADGES = {
  late: { tone: "red", icon: CircleAlert, children: "Întârziat" },
  urgent: { tone: "yellow", icon: Clock, children: "Urgent" },
  open: { tone: "yellow", icon: Hourglass, children: "Așteaptă" },
  answered: { tone: "green", icon: CircleCheck, children: "Cu răspuns" },
  closed: { tone: "grey", icon: Lock, children: "Încheiat" },
} as const;
export type TicketLook = keyof typeof BADGES;

export const TicketBadge = ({ look }: { look: TicketLook }) => <Badge {...BADGES[look]} />;

export type TicketMessage = { id: string; author: string; at: string; when: string; text: string };

/** What was written, in order. */
export function TicketMessages({ messages }: { messages: readonly TicketMessage[] }) {
  return (
    <Ruled>
      {messages.map(({ id, author, at, when, text }) => (
        <div key={id} className="stack stack--1">
          <p className="small">
            <Dotted facts={[<b key="author">{author}</b>, { at, text: when }]} />
          </p>
          <p className="lines">{linked(text)}</p>
        </div>
      ))}
    </Ruled>
  );
}
