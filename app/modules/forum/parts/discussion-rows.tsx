import { CircleCheck, Flame, Lock, Pin } from "lucide-react";
import { Badge, type BadgeTone } from "~/ui/badge/badge";
import type { IconShape } from "~/ui/icon/icon";
import { Cluster } from "~/ui/layout/layout";
import { Row, Rows } from "~/ui/rows/rows";
import { Count } from "~/ui/tag/tag";
import { Dotted, Moment } from "~/ui/text/text";
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

export function DiscussionRows({ rows }: { rows: readonly DiscussionRow[] }) {
  return (
    <Rows>
      {rows.map(({ id, title, href, category, excerpt, author, facts, last, flags, unread }) => (
        <Row
          key={id}
          href={href}
          title={title}
          note={
            <>
              {excerpt}
              <br />
              <Dotted
                facts={[
                  category,
                  author,
                  ...facts,
                  <Moment key="last" at={last.at}>
                    {last.text}
                  </Moment>,
                ]}
              />
            </>
          }
          end={
            flags.length > 0 || unread > 0 ? (
              <Cluster tight>
                <DiscussionFlags flags={flags} />
                {unread > 0 ? <Count value={unread} words="mesaje necitite" fresh /> : null}
              </Cluster>
            ) : null
          }
        />
      ))}
    </Rows>
  );
}
