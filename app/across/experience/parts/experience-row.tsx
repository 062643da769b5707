import { FileCheck2, Hammer, Store } from "lucide-react";
import { Anchor } from "~/ui/anchor/anchor";
import { Cell, IconSlot, Row } from "~/ui/list/row";
import { Moment } from "~/ui/text/text";
import type { ExperienceView } from "../rules/view";

/** What another authority has done, with whom to ask. */
export function ExperienceRow({ experience }: { experience: ExperienceView }) {
  const { kind, title, excerpt, authority, authorityHref, firm, firmHref, asked, facts, value, finished } = experience;
  return (
    <Row
      slot={<IconSlot icon={kind === "request" ? FileCheck2 : Hammer} />}
      title={title}
      say={excerpt}
      facts={[
        authorityHref ? { label: authority, href: authorityHref } : authority,
        ...facts,
        firm && firmHref ? (
          <span key="firm">
            cu <Anchor href={firmHref}>{firm}</Anchor>
          </span>
        ) : null,
      ]}
      cell={<Cell value={value ?? ""} unit={experience.what} />}
      state={<Cell value={<Moment at={finished.at}>{finished.text}</Moment>} unit={finished.took} />}
      action={asked && { label: "Întreabă", href: asked.href }}
      menu={[
        asked && { label: asked.label, href: asked.href },
        firmHref && { label: "Vezi firma", icon: Store, href: firmHref },
      ].filter((entry) => entry !== null)}
    />
  );
}
