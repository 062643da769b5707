import { RequestStatusBadge } from "~/modules/requests/parts/request-badges";
import { requestPath } from "~/modules/requests/rules/paths";
import { requestsAddress } from "~/modules/requests/rules/request-query";
import { Anchor } from "~/ui/anchor/anchor";
import { Card } from "~/ui/card/card";
import { Row, Rows } from "~/ui/rows/rows";
import type { OwnFound } from "../own.server";

/** What the search found among the requests of one's own authority. */
export function OwnRequests({ text, found: { rows, total } }: { text: string; found: OwnFound }) {
  return (
    <Card
      heading="Solicitările mele"
      action={
        total > rows.length ? <Anchor href={requestsAddress({ text })}>Toate cele găsite ({total})</Anchor> : null
      }
    >
      <Rows>
        {rows.map(({ id, title, status, registration }) => (
          <Row
            key={id}
            href={requestPath(id)}
            title={title}
            note={registration}
            end={<RequestStatusBadge status={status} />}
          />
        ))}
      </Rows>
    </Card>
  );
}
