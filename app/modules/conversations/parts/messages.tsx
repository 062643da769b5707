import { BookOpen } from "lucide-react";
import type { ReactNode } from "react";
import { ErrorSummary, type SummarizedError } from "~/ui/form/error-summary";
import { Head } from "~/ui/head/head";
import { Icon } from "~/ui/icon/icon";
import { COMMUNICATION_GUIDE } from "../rules";

type FrameProps = {
  errors?: readonly SummarizedError[];
  unreadCount: number;
  children: ReactNode;
};

/** The layout of both pages: the communication guide in the head, the list and the conversation below it. */
export function Frame({ errors = [], unreadCount, children }: FrameProps) {
  return (
    <>
      <ErrorSummary errors={errors} />
      <Head heading="Mesaje" count={unreadCount > 0 && [unreadCount, "necitit", "necitite"]} actions={<Guide />} />
      {children}
    </>
  );
}

const Guide = () => (
  <details className="menu">
    <summary className="btn btn--quiet">
      <Icon of={BookOpen} />
      <span>Ghid de comunicare</span>
    </summary>
    <ul className="menu__panel menu__text small stack stack--1">
      {COMMUNICATION_GUIDE.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </details>
);

/** "(2) Mesaje – PSP", "(2) Portal de taxe – Mesaje – PSP" */
export function pageTitle(data: { unreadCount: number; thread?: { subject: string } } | undefined): string {
  const unread = data && data.unreadCount > 0 ? `(${data.unreadCount}) ` : "";
  const subject = data?.thread ? `${data.thread.subject} – ` : "";
  return `${unread}${subject}Mesaje – PSP`;
}
