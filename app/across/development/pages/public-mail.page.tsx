import { calendarType } from "~/platform/calendar/calendar-file.server";
import { idFromPath } from "~/platform/form/id";
import { dateTime } from "~/platform/language/dates";
import { mailById } from "~/platform/mail/mail.server";
import { orNotFound } from "~/platform/refusal";
import { Card } from "~/ui/card/card";
import { Facts } from "~/ui/fisa/fisa";
import { Crumb } from "~/ui/head/crumb";
import { Stack } from "~/ui/layout/layout";
import type { Route } from "./+types/public-mail.page";
import { onlyInDemo } from "./guard.server";

export async function loader({ params }: Route.LoaderArgs) {
  onlyInDemo();
  const mail = orNotFound(await mailById(idFromPath(params.id)));
  const { id, recipient, subject, text, createdAt, replyTo, listUnsubscribe, calendar } = mail;
  return {
    id,
    recipient,
    subject,
    replyTo,
    listUnsubscribe,
    calendar: calendar && `data:${calendarType(calendar)},${encodeURIComponent(calendar)}`,
    parts: withLinks(text),
    at: dateTime(createdAt),
  };
}

/** The text in pieces, with its addresses as pieces of their own, so that they can be shown as links. */
const withLinks = (text: string) =>
  text.split(/(https?:\/\/[^\s<>"]+)/).map((part, index) => ({ part, link: index % 2 === 1 }));

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.subject ?? "E-mail"} – PSP` },
  { name: "robots", content: "noindex" },
];

export default function MailPage({ loaderData: mail }: Route.ComponentProps) {
  return (
    <Stack>
      <Crumb href="/dev/mail">E-mailuri</Crumb>
      <h1>{mail.subject}</h1>
      <Card>
        <Stack>
          <Facts
            rows={[
              { term: "Către", detail: mail.recipient },
              { term: "Din", detail: mail.at },
              ...(mail.replyTo ? [{ term: "Reply-To", detail: mail.replyTo }] : []),
              ...(mail.listUnsubscribe ? [{ term: "List-Unsubscribe", detail: mail.listUnsubscribe }] : []),
              ...(mail.calendar ? [{ term: "Calendar", detail: <CalendarLink address={mail.calendar} /> }] : []),
              { term: "Cum arată", detail: <a href={`/dev/mail/${mail.id}/html`}>Varianta HTML</a> },
            ]}
          />
          <p className="lines--typed">
            {mail.parts.map(({ part, link }, index) =>
              link ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places
                <a key={index} href={part}>
                  {part}
                </a>
              ) : (
                part
              ),
            )}
          </p>
        </Stack>
      </Card>
    </Stack>
  );
}

const CalendarLink = ({ address }: { address: string }) => (
  <a href={address} download="calendar.ics">
    calendar.ics
  </a>
);
