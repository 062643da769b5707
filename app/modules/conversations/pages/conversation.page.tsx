import { Ellipsis } from "lucide-react";
import { answersOf } from "~/platform/form/answers";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { usePrintPage } from "~/ui/button/print-button";
import { Cloth } from "~/ui/cloth/cloth";
import { Notice } from "~/ui/flash/flash";
import { PostButton } from "~/ui/form/post-button";
import { Crumb } from "~/ui/head/crumb";
import { useLive } from "~/ui/live/use-live";
import { usePostWhenVisible } from "~/ui/live/use-post-when-visible";
import { Menu } from "~/ui/menu/menu";
import { Dot } from "~/ui/text/text";
import { Composer } from "../parts/composer";
import { ConversationList, statusIcons } from "../parts/conversation-list";
import { DayLog } from "../parts/day-log";
import { Frame, pageTitle } from "../parts/messages";
import { CONVERSATION_STATUSES } from "../rules/statuses";
import type { Route } from "./+types/conversation.page";
import { memberOf } from "./list.server";
import { loadThread, postMessage, type Thread } from "./thread.server";

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadThread(memberOf(context), params.id, request);

export const action = ({ context, params, request }: Route.ActionArgs) =>
  postMessage(memberOf(context), params.id, request);

/** Everything but the box in which one writes; that one goes on with its text by itself. */
export const handle = {
  live: ["list", "unreadCount", "thread", "unread", "liveAfter", "formKey", "draft", "typed"],
  happened: ({ readOnly }: { readOnly: string | null }) => readOnly,
};

/** A conversation, with the list beside it on wide screens. */
export default function Conversation({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { list, thread, unread, unreadCount, readOnly, liveAfter, ...composer } = loaderData;
  useLive(["messages"], liveAfter);
  usePostWhenVisible(`${thread.path}/reading`, "messageId", unread);
  usePrintPage(thread.printPath);
  return (
    <>
      <title>{`${answer?.refused ? "Eroare: " : ""}${pageTitle(loaderData)}`}</title>
      {/* only for posts without JavaScript; otherwise the error is shown at the focused field */}
      <Frame errors={answersOf(answer?.refused).errors} unreadCount={unreadCount}>
        <div className="mail mail--open">
          <ConversationList list={list} current={thread.id} />
          <section className="talk" aria-label="Conversație">
            <Crumb href={thread.back}>Mesaje</Crumb>
            <ThreadHead thread={thread} />
            <ThreadLog thread={thread} />
            {readOnly ? (
              <Notice tone="yellow">{readOnly}</Notice>
            ) : (
              <Composer key={thread.id} answer={answer} {...composer} />
            )}
          </section>
        </div>
      </Frame>
    </>
  );
}

function ThreadHead({ thread }: { thread: Thread }) {
  const { partner, about, status } = thread;
  const { label, tone } = CONVERSATION_STATUSES[status];
  const request = about ? [{ href: about.href, label: "Deschide solicitarea" }] : [];
  return (
    <header className="talk__h">
      <div className="who">
        <Cloth seed={partner.id} kind={partner.kind} verified={partner.verification === "verified"} />
        <div>
          <h2 className="h3">{thread.subject}</h2>
          <span className="small muted">
            {partner.kind === "FIRMA" && partner.verification === "verified" ? (
              <Anchor href={`/partener/${partner.id}`}>{partner.name}</Anchor>
            ) : (
              partner.name
            )}
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
      <span className="only-lg">
        <Badge tone={tone} icon={statusIcons[status]}>
          {label}
        </Badge>
      </span>
      <Menu
        label="Acțiuni pentru conversație"
        icon={Ellipsis}
        links={[...request, { href: thread.printPath, label: "Tipărește conversația" }]}
      >
        {thread.mayClose ? (
          <PostButton variant="quiet" action={`${thread.path}/closing`}>
            Încheie conversația
          </PostButton>
        ) : null}
      </Menu>
    </header>
  );
}

/** The messages by day. The box is scrolled to its end and stays there when a message arrives. */
function ThreadLog({ thread: { days, earlier, latest } }: { thread: Thread }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div className="log" role="log" tabIndex={0} aria-label="Mesaje">
      <ol className="msgs">
        {earlier ? (
          <li>
            <Anchor href={earlier}>Mesaje mai vechi</Anchor>
            <span className="print-only"> nu sunt tipărite aici: folosiți „Tipărește conversația”.</span>
          </li>
        ) : null}
        {days.map((day) => (
          <DayLog key={day.day} day={day} />
        ))}
        {latest ? (
          <li>
            <Anchor href={latest}>Înapoi la cele mai noi mesaje</Anchor>
          </li>
        ) : null}
      </ol>
    </div>
  );
}
