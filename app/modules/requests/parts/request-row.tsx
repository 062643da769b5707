import { MessageSquare, Send } from "lucide-react";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Dotted } from "~/ui/text/text";
import type { RequestStatus } from "../rules/request";
import { requestPath } from "../rules/request-query";
import { ActionButton } from "./action-button";
import { RequestStatusBadge } from "./request-badges";

export type RequestRowView = {
  id: string;
  title: string;
  status: RequestStatus;
  number: string | null;
  facts: readonly string[];
  /** The key of its sending; null when there is nothing to send. */
  sendKey: string | null;
  /** Where its collaboration is talked about. */
  talkHref: string | null;
};

/** A request in its authority's list, with what can be done about it at once. */
export function RequestRow({ request }: { request: RequestRowView }) {
  const { id, title, status, number, facts, sendKey, talkHref } = request;
  const said =
    number === null
      ? facts
      : [
          <span key="number" className="nowrap">
            {number}
          </span>,
          ...facts,
        ];
  return (
    <li className="reqrow">
      <div className="reqrow__words">
        <Anchor href={requestPath(id)}>{title}</Anchor>
        <p className="small muted num">
          <Dotted facts={said} />
        </p>
      </div>
      <RequestStatusBadge status={status} />
      <div className="reqrow__do">
        {sendKey === null ? null : (
          <ActionButton small icon={Send} action={requestPath(id, "sending")} formKey={sendKey} busyLabel="Se trimite…">
            Trimite<span className="vh"> solicitarea „{title}”</span>
          </ActionButton>
        )}
        {talkHref === null ? null : (
          <ButtonLink small icon={MessageSquare} href={talkHref}>
            Discută<span className="vh"> despre „{title}”</span>
          </ButtonLink>
        )}
        <ButtonLink small variant="quiet" href={requestPath(id)}>
          Vezi detalii<span className="vh"> despre „{title}”</span>
        </ButtonLink>
      </div>
    </li>
  );
}
