import { Anchor } from "~/ui/anchor/anchor";
import { PrintButton } from "~/ui/button/print-button";
import { Head } from "~/ui/head/head";
import { DayLog } from "../parts/day-log";
import type { Route } from "./+types/conversation-print.page";
import { memberOf } from "./list.server";
import { printedThread } from "./thread.server";

export const loader = ({ context, params }: Route.LoaderArgs) => printedThread(memberOf(context), params.id);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.subject ?? "Conversație"} – conversație – PSP` },
];

/** A whole conversation on paper: the page of a conversation shows only the last messages. */
export default function ConversationPrint({ loaderData: thread }: Route.ComponentProps) {
  const { path, subject, own, partner, about, count, printed, days } = thread;
  return (
    <>
      <Head crumb={{ href: path, label: "Conversația" }} heading={subject} actions={<PrintButton />} />
      <p className="muted">
        Conversație între {own} și {partner}
        {about ? (
          <>
            , despre solicitarea{" "}
            <Anchor href={about.href} className="num nowrap">
              {about.number}
            </Anchor>
          </>
        ) : null}
        . {count}. Tipărit la {printed}.
      </p>
      <ol className="msgs">
        {days.map((day) => (
          <DayLog key={day.day} day={day} />
        ))}
      </ol>
    </>
  );
}
