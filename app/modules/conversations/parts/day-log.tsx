import { Paperclip } from "lucide-react";
import { Anchor } from "~/ui/anchor/anchor";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon/icon";
import { linked } from "~/ui/text/linked";
import { Dot, Moment } from "~/ui/text/text";
import { unbroken } from "~/ui/text/unbroken";
import type { Day } from "../pages/thread.server";

/** The messages of one day. */
export function DayLog({ day: { day, words, messages } }: { day: Day }) {
  return (
    <>
      <li className="day small muted">
        <Moment at={day}>{words}</Moment>
      </li>
      {messages.map((message) =>
        message.kind === "note" ? (
          <li className="sys small muted" key={message.id}>
            {unbroken(message.text)}
            <br />
            <Moment at={message.at} className="small">
              {message.hour}
            </Moment>
          </li>
        ) : (
          <Message key={message.id} message={message} />
        ),
      )}
    </>
  );
}

function Message({ message: { text, own, author, at, hour, read, attachment } }: { message: Day["messages"][number] }) {
  return (
    <li className={classNames("msg", own && "msg--own")}>
      <p>{linked(text)}</p>
      {attachment ? (
        <Anchor className="att small" href={attachment.href} reload>
          <Icon of={Paperclip} />
          <span>
            {attachment.name}
            <br />
            <span className="muted">{attachment.size}</span>
          </span>
        </Anchor>
      ) : null}
      <small className="small muted">
        {author ?? "Dumneavoastră"}
        <Dot />
        <Moment at={at}>{hour}</Moment>
        {read ? (
          <>
            <Dot />
            citit
          </>
        ) : null}
      </small>
    </li>
  );
}
