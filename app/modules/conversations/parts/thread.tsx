import { CheckCheck, Paperclip } from "lucide-react";
import { Form } from "react-router";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { Button } from "~/ui/button/button";
import { classNames } from "~/ui/class-names";
import { Cloth } from "~/ui/cloth/cloth";
import { Crumb } from "~/ui/crumb/crumb";
import { Icon } from "~/ui/icon/icon";
import { Cluster, Split } from "~/ui/layout/layout";
import { Dot, Moment } from "~/ui/text/text";
import { CONVERSATION_STATUSES, type ConversationStatus } from "../rules";
import { type PartnerView, statusIcons } from "./conversation-list";

export type MessageView = {
  id: string;
  kind: "message" | "note";
  text: string;
  /** Of one's own organisation: at the right. */
  own: boolean;
  /** Null for what the reader wrote. */
  author: string | null;
  at: string;
  hour: string;
  read: boolean;
  attachment: { href: string; name: string; size: string } | null;
};
export type DayView = { day: string; words: string; messages: MessageView[] };
export type ThreadView = {
  id: string;
  path: string;
  back: string;
  subject: string;
  partner: PartnerView;
  about: { href: string; number: string } | null;
  status: ConversationStatus;
  days: DayView[];
  earlier: string | null;
  /** The way back to the end, when one reads an earlier part. */
  latest: string | null;
  mayClose: boolean;
};

/** Who one talks with, about what, and how it stands. */
export function ThreadHead({ thread }: { thread: ThreadView }) {
  const { partner, about, status } = thread;
  const { label, tone } = CONVERSATION_STATUSES[status];
  return (
    <header className="talk__h">
      <Crumb href={thread.back}>Conversații</Crumb>
      <Split center>
        <div className="who">
          <Cloth seed={partner.id} kind={partner.kind} verified={partner.verification === "verified"} />
          <div>
            <h2>{thread.subject}</h2>
            <span className="small muted">
              {partner.name}
              {about ? (
                <>
                  <Dot />
                  <Anchor href={about.href} className="num nowrap">
                    {about.number}
                  </Anchor>
                </>
              ) : null}
            </span>
          </div>
        </div>
        <Cluster tight>
          <Badge tone={tone} icon={statusIcons[status]}>
            {label}
          </Badge>
          {thread.mayClose ? (
            <Form method="post" action={`${thread.path}/closing`}>
              <Button small variant="quiet">
                Încheie conversația
              </Button>
            </Form>
          ) : null}
        </Cluster>
      </Split>
    </header>
  );
}

/** What was said, by days. The box begins at its end, and stays there when something comes. */
export function ThreadLog({ thread: { days, earlier, latest } }: { thread: ThreadView }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div className="log" role="log" tabIndex={0} aria-label="Mesaje">
      <div>
        {earlier ? (
          <p>
            <Anchor href={earlier}>Mesaje mai vechi</Anchor>
          </p>
        ) : null}
        {days.map((day) => (
          <Day key={day.day} day={day} />
        ))}
        {latest ? (
          <p>
            <Anchor href={latest}>Înapoi la cele mai noi mesaje</Anchor>
          </p>
        ) : null}
      </div>
    </div>
  );
}

function Day({ day: { day, words, messages } }: { day: DayView }) {
  return (
    <>
      <p className="day">
        <Moment at={day}>{words}</Moment>
      </p>
      {messages.map((message) =>
        message.kind === "note" ? (
          <p className="sys" key={message.id}>
            {message.text}
            <br />
            <Moment at={message.at} className="small">
              {message.hour}
            </Moment>
          </p>
        ) : (
          <Message key={message.id} message={message} />
        ),
      )}
    </>
  );
}

function Message({ message: { text, own, author, at, hour, read, attachment } }: { message: MessageView }) {
  return (
    <div className={classNames("msg", own && "msg--own")}>
      <p>{text}</p>
      {attachment ? (
        <Anchor className="att" href={attachment.href} reload>
          <Icon of={Paperclip} />
          <span>
            {attachment.name}
            <br />
            <span className="small muted">{attachment.size}</span>
          </span>
        </Anchor>
      ) : null}
      <small>
        <span>
          {author ?? <span className="vh">Dumneavoastră</span>}
          {author ? <span>{" · "}</span> : " "}
          <Moment at={at}>{hour}</Moment>
        </span>
        {read ? (
          <>
            <Dot />
            <Icon of={CheckCheck} size="small" />
            citit
          </>
        ) : null}
      </small>
    </div>
  );
}
