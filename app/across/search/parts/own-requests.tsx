import { RequestStatusBadge } from "~/modules/requests/parts/request-badges";
import { requestPath } from "~/modules/requests/rules/paths";
import { requestsAddress } from "~/modules/requests/rules/request-query";
import { Anchor } from "~/ui/anchor/anchor";
import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import type { OwnFound } from "../pages/own.server";
import type { SearchQuestion } from "../rules/search";

type OwnRequestsProps = { question: SearchQuestion; found: OwnFound };

/** What the search found among the requests of one's own authority. Their list has no counties, so it may find more of them. */
export function OwnRequests({ question: { text, county }, found: { rows, total } }: OwnRequestsProps) {
  const all = county === null ? `Toate cele găsite (${total})` : "Caută în toate solicitările mele";
  return (
    <List
      heading="Solicitările mele"
      action={total > rows.length ? <Anchor href={requestsAddress({ text })}>{all}</Anchor> : null}
      tight
    >
      {rows.map(({ id, title, status, decision, registration }) => (
        <Row
          key={id}
          href={requestPath(id)}
          title={title}
          facts={[registration]}
          state={<RequestStatusBadge status={status} decision={decision} />}
        />
      ))}
    </List>
  );
}
