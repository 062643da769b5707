import { Plus } from "lucide-react";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Dotted } from "~/ui/text/text";
import type { ChatRow } from "../pages/chat-view.server";
import { CHAT } from "../rules/answers";

/** A person's chats with the assistant. */
export function ChatList({ rows, current }: { rows: readonly ChatRow[]; current: string | null }) {
  return (
    <Card heading="Conversații" className="stack stack--1">
      {current === null ? null : (
        <div>
          <ButtonLink small icon={Plus} href={CHAT}>
            Conversație nouă
          </ButtonLink>
        </div>
      )}
      {rows.length === 0 ? (
        <p className="muted">Nicio conversație, deocamdată.</p>
      ) : (
        <ul className="rows">
          {rows.map(({ id, href, title, facts }) => (
            <li key={id}>
              <Anchor className="row" href={href} aria-current={id === current ? "page" : undefined}>
                <span>
                  <b>{title}</b>
                  <span className="small num">
                    <Dotted facts={facts} />
                  </span>
                </span>
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
