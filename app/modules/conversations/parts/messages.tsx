import type { ReactNode } from "react";
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
import { useReading } from "./use-reading";

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
