import { Count } from "~/ui/badge/tag";
import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import type { ChatsOfPage } from "../pages/chat-view.server";
import { CHAT, CHATS } from "../rules/answers";
import { chatList } from "../rules/chat-query";

/** A person's chats with the assistant. */
export function ChatList({ chats: { rows, number, query, pages } }: { chats: ChatsOfPage }) {
  if (rows.length === 0)
    return (
      <p className="small muted" data-results="">
        Nicio conversație, deocamdată.
      </p>
    );
  return (
    <List
      tight
      id={CHATS}
      heading={
        <span data-results="">
          Conversații <Count value={[number, "conversație", "conversații"]} />
        </span>
      }
      pages={{
        page: query.page,
        pages,
        href: (page) => chatList.address(CHAT, query, { page }),
        label: "Paginile conversațiilor",
      }}
    >
      {rows.map(({ id, ...row }) => (
        <Row key={id} {...row} />
      ))}
    </List>
  );
}
