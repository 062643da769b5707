import { Anchor } from "~/ui/anchor/anchor";
import { Crumb } from "~/ui/crumb/crumb";
import { Split, Stack } from "~/ui/layout/layout";
import { PrintButton } from "~/ui/print/print-button";
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
    <Stack gap={3}>
      <Crumb href={path}>Conversația</Crumb>
      <Split center>
        <h1>{subject}</h1>
        <PrintButton />
      </Split>
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
      <div className="paper">
        {days.map((day) => (
          <DayLog key={day.day} day={day} />
        ))}
      </div>
    </Stack>
  );
}
