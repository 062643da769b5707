import { Printer } from "lucide-react";
import { answersOf } from "~/platform/form/answers";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { ButtonLink } from "~/ui/button/button";
import { Cloth } from "~/ui/cloth/cloth";
import { Crumb } from "~/ui/crumb/crumb";
import { Notice } from "~/ui/flash/flash";
import { PostButton } from "~/ui/form/post-button";
import { Cluster, Split } from "~/ui/layout/layout";
import { useLive } from "~/ui/live/use-live";
import { usePrintPage } from "~/ui/print/print-button";
import { Dot } from "~/ui/text/text";
import { usePostWhenVisible } from "~/ui/visible/use-post-when-visible";
import { Composer } from "../parts/composer";
import { ConversationList, statusIcons } from "../parts/conversation-list";
import { DayLog } from "../parts/day-log";
import { Frame, pageTitle } from "../parts/messages";
import { CONVERSATION_STATUSES } from "../rules";
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
  const { list, thread, unread, readOnly, liveAfter, ...composer } = loaderData;
  useLive(["messages"], liveAfter);
  usePostWhenVisible(`${thread.path}/reading`, "messageId", unread);
  usePrintPage(thread.printPath);
  return (
    <>
      <title>{`${answer?.refused ? "Eroare: " : ""}${pageTitle(loaderData)}`}</title>
      {/* only for posts without JavaScript; otherwise the error is shown at the focused field */}
      <Frame errors={answersOf(answer?.refused).errors} open>
        <div className="mail">
          <ConversationList list={list} current={thread.id} />
          <section className="talk" aria-label="Conversație">
            <ThreadHead thread={thread} />
            <ThreadLog thread={thread} />
            {readOnly ? (
              <div className="composer">
                <Notice tone="yellow">{readOnly}</Notice>
              </div>
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
          <ButtonLink small variant="quiet" icon={Printer} iconOnly href={thread.printPath}>
            Tipărește conversația
          </ButtonLink>
          {thread.mayClose ? (
            <PostButton small variant="quiet" action={`${thread.path}/closing`}>
              Încheie conversația
            </PostButton>
          ) : null}
        </Cluster>
      </Split>
    </header>
  );
}

/** The messages by day. The box is scrolled to its end and stays there when a message arrives. */
function ThreadLog({ thread: { days, earlier, latest } }: { thread: Thread }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div className="log" role="log" tabIndex={0} aria-label="Mesaje">
      <div>
        {earlier ? (
          <p>
            <Anchor href={earlier}>Mesaje mai vechi</Anchor>
            <span className="print-only"> nu sunt tipărite aici: folosiți „Tipărește conversația”.</span>
          </p>
        ) : null}
        {days.map((day) => (
          <DayLog key={day.day} day={day} />
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
