import { Anchor } from "~/ui/anchor/anchor";
import { Row, Rows } from "~/ui/rows/rows";
import { Tag } from "~/ui/tag/tag";
import { Dotted, Moment } from "~/ui/text/text";
import type { ExperienceView } from "../rules/view";

/** What others have done, each with whom to ask. */
export function ExperienceRows({ rows }: { rows: readonly ExperienceView[] }) {
  return (
    <Rows>
      {rows.map((row) => (
        <Row
          key={row.id}
          title={row.title}
          note={
            <>
              {row.excerpt}
              <br />
              <Dotted
                facts={[
                  row.authorityHref ? (
                    <Anchor key="authority" href={row.authorityHref}>
                      {row.authority}
                    </Anchor>
                  ) : (
                    row.authority
                  ),
                  ...row.facts,
                  <span key="finished">
                    încheiat la <Moment at={row.finished.at}>{row.finished.text}</Moment>
                  </span>,
                ]}
              />
              {row.firm && row.firmHref ? (
                <>
                  <br />
                  Firma: <Anchor href={row.firmHref}>{row.firm}</Anchor>
                </>
              ) : null}
              {row.asked ? (
                <>
                  <br />
                  <Anchor href={row.asked.href}>Întreabă autoritatea</Anchor>
                  {row.asked.clerk ? ` (${row.asked.clerk})` : null}
                </>
              ) : null}
            </>
          }
          end={<Tag>{row.kindLabel}</Tag>}
        />
      ))}
    </Rows>
  );
}
