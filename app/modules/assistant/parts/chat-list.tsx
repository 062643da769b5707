import { Plus } from "lucide-react";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Pager } from "~/ui/pager/pager";
import { Count } from "~/ui/tag/tag";
import { Dotted } from "~/ui/text/text";
import type { ChatsBeside } from "../pages/chat-view.server";
import { CHAT } from "../rules/answers";
import { chatList } from "../rules/chat-query";

/** A person's chats with the assistant. */
export function ChatList({ chats, current }: { chats: ChatsBeside; current: string | null }) {
  const { rows, number, path, query, pages } = chats;
  const heading = (
    <span data-results="">
      Conversații <Count value={number} words="conversații" />
    </span>
  );
  return (
    <Card heading={heading} className="stack stack--1">
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
      <Pager
        page={query.page}
        pages={pages}
        href={(page) => chatList.address(path, query, { page })}
        label="Paginile conversațiilor"
      />
    </Card>
  );
}
