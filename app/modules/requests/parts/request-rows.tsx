import { Download, MessageSquare, Send } from "lucide-react";
import { quoted } from "~/platform/language/quotes";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Cluster } from "~/ui/layout/layout";
import { Dotted } from "~/ui/text/text";
import { unbroken } from "~/ui/text/unbroken";
import type { RequestListView } from "../pages/request-list-view.server";
import { requestPath } from "../rules/paths";
import { RequestStatusBadge } from "./request-badges";

/** The authority's requests, each with what can be done next, and the file with all that are found. */
export function RequestRows({ list: { rows, countWords, fileHref } }: { list: RequestListView }) {
  return (
    <Card
      heading="Solicitările mele"
      action={
        <Cluster>
          <span className="small muted num" data-results="">
            {unbroken(countWords)}
          </span>
          {fileHref === null ? null : (
            <ButtonLink small variant="quiet" icon={Download} href={fileHref} reload>
              Descarcă CSV<span className="vh"> cu solicitările din listă</span>
            </ButtonLink>
          )}
        </Cluster>
      }
    >
      <ul>
        {rows.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </ul>
    </Card>
  );
}

function RequestRow({ request }: { request: RequestListView["rows"][number] }) {
  const { id, title, status, decision, number, facts, maySend, messageHref } = request;
  return (
    <li className="reqrow">
      <div className="reqrow__words">
        <Anchor href={requestPath(id)}>{title}</Anchor>
        <p className="small muted num">
          <Dotted
            facts={[
              number && (
                <span key="number" className="nowrap">
                  {number}
                </span>
              ),
              ...facts,
            ]}
          />
        </p>
      </div>
      <RequestStatusBadge status={status} decision={decision} />
      <div className="reqrow__do">
        {maySend ? (
          <ButtonLink small icon={Send} href={requestPath(id, "sending")}>
            Trimite<span className="vh"> solicitarea {quoted(title)}</span>
          </ButtonLink>
        ) : null}
        {messageHref === null ? null : (
          <ButtonLink small icon={MessageSquare} href={messageHref}>
            Discută<span className="vh"> despre {quoted(title)}</span>
          </ButtonLink>
        )}
        <ButtonLink small variant="quiet" href={requestPath(id)}>
          Vezi detalii<span className="vh"> despre {quoted(title)}</span>
        </ButtonLink>
      </div>
    </li>
  );
}
