import { type ReactNode, useEffect } from "react";
import { useFetcher } from "react-router";
import { answersOf } from "~/platform/form/answers";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { ErrorSummary, type SummarizedError } from "~/ui/error-summary/error-summary";
import { Notice } from "~/ui/flash/flash";
import { Stack } from "~/ui/layout/layout";
import { useLive } from "~/ui/live/use-live";
import { COMMUNICATION_GUIDE } from "../rules";
import { Composer, type ComposerProps } from "./composer";
import { ConversationList, type ListView } from "./conversation-list";
import { ThreadHead, ThreadLog, type ThreadView } from "./thread";

export type MessagesData = { list: ListView; liveAfter: number };
export type ThreadData = MessagesData & {
  thread: ThreadView;
  /** The newest message of the other side, while this person has not read it. */
  unread: string | null;
  /** Why nothing can be written, when it is so. */
  silent: string | null;
  formKey: string;
  file: ComposerProps["file"];
};

/** The list alone: on a phone all of the page, beside "choose one" where there is room. */
export function MessagesPage({ list, liveAfter }: MessagesData) {
  useLive(["messages"], liveAfter);
  return (
    <Frame>
      <div className="mail mail--list">
        <ConversationList list={list} current={null} />
        <section className="talk" aria-label="Conversație">
          <EmptyState title="Selectează o conversație">
            Alegeți o conversație din listă ca să o citiți și să răspundeți.
          </EmptyState>
        </section>
      </div>
    </Frame>
  );
}

/** One conversation, beside the list where there is room. */
export function ThreadPage({ data, answer }: { data: ThreadData; answer: ComposerProps["answer"] }) {
  const { list, thread, unread, silent, formKey, file, liveAfter } = data;
  useLive(["messages"], liveAfter);
  useReading(thread.path, unread);
  return (
    <Frame errors={summaryOf(answer)}>
      <div className="mail">
        <ConversationList list={list} current={thread.id} />
        <section className="talk" aria-label="Conversație">
          <ThreadHead thread={thread} />
          <ThreadLog thread={thread} />
          {silent ? (
            <div className="composer">
              <Notice tone="yellow">{silent}</Notice>
            </div>
          ) : (
            <Composer key={thread.id} conversationId={thread.id} formKey={formKey} answer={answer} file={file} />
          )}
        </section>
      </div>
    </Frame>
  );
}

/** Of a form that came back without script; with it the sentence stands at the field, where the focus is. */
const summaryOf = (answer: ComposerProps["answer"]) =>
  answersOf(answer?.refused).errors.map(({ field, sentence }) => ({ field, sentence }));

type FrameProps = { errors?: SummarizedError[]; children: ReactNode };

function Frame({ errors = [], children }: FrameProps) {
  return (
    <Stack>
      <ErrorSummary errors={errors} />
      <h1>Mesaje</h1>
      {children}
      <details className="card card--compact">
        <summary className="guide__summary">Ghid de comunicare</summary>
        <ul className="guide">
          {COMMUNICATION_GUIDE.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </Stack>
  );
}

/** "(2) Mesaje – PSP", "(2) Portal de taxe – Mesaje – PSP" */
export function titleOf(data: { unreadCount: number; thread?: { subject: string } } | undefined): string {
  const unread = data && data.unreadCount > 0 ? `(${data.unreadCount}) ` : "";
  const subject = data?.thread ? `${data.thread.subject} – ` : "";
  return `${unread}${subject}Mesaje – PSP`;
}

/** Says that the newest message was read once somebody can see it: not in a tab that lies behind others. */
function useReading(path: string, newest: string | null): void {
  const { submit } = useFetcher();

  useEffect(() => {
    if (!newest) return;
    const read = () => {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", read);
      void submit({ messageId: newest }, { method: "post", action: `${path}/reading` });
    };
    document.addEventListener("visibilitychange", read);
    read();
    return () => document.removeEventListener("visibilitychange", read);
  }, [newest, path, submit]);
}
