import { CircleCheck, Flame, Lock, Pin } from "lucide-react";
import { Badge, type BadgeTone } from "~/ui/badge/badge";
import { Count } from "~/ui/badge/tag";
import { Cloth } from "~/ui/cloth/cloth";
import type { IconShape } from "~/ui/icon/icon";
import { Cell, Row } from "~/ui/list/row";
import type { DiscussionFlag, DiscussionRow } from "../rules/view";

const FLAGS: Readonly<Record<DiscussionFlag, { label: string; tone: BadgeTone; icon: IconShape }>> = {
  pinned: { label: "Fixată", tone: "blue", icon: Pin },
  solved: { label: "Rezolvată", tone: "green", icon: CircleCheck },
  locked: { label: "Închisă", tone: "grey", icon: Lock },
  hot: { label: "Foarte activă", tone: "yellow", icon: Flame },
};

export function DiscussionFlags({ flags }: { flags: readonly DiscussionFlag[] }) {
  return flags.map((flag) => {
    const { label, tone, icon } = FLAGS[flag];
    return (
      <Badge key={flag} tone={tone} icon={icon}>
        {label}
      </Badge>
    );
  });
}

export const DiscussionRows = ({ rows }: { rows: readonly DiscussionRow[] }) =>
  rows.map(({ id, title, href, category, author, cloth, facts, last, replies, flags, unread }) => (
    <Row
      key={id}
      href={href}
      title={title}
      slot={<Cloth {...cloth} />}
      facts={[category, author, ...facts, last]}
      cell={flags.length > 0 ? <DiscussionFlags flags={flags} /> : null}
      state={<Cell {...replies} />}
      fresh={unread > 0}
      mark={unread > 0 ? <Count value={[unread, "mesaj necitit", "mesaje necitite"]} fresh /> : null}
    />
  ));
