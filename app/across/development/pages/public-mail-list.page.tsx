import { searchText } from "~/platform/form/list-query";
import { dateTime } from "~/platform/language/dates";
import { newestMails } from "~/platform/mail/mail.server";
import { Anchor } from "~/ui/anchor/anchor";
import { Card } from "~/ui/card/card";
import { Stack } from "~/ui/layout/layout";
import type { Route } from "./+types/public-mail-list.page";
import { onlyInDemo } from "./guard.server";
import { samples } from "./samples";

const SHOWN = 100;

export async function loader({ url }: Route.LoaderArgs) {
  onlyInDemo();
  const mails = await newestMails(SHOWN, searchText(url.searchParams.get("catre")) || undefined);
  return {
    mails: mails.map(({ createdAt, sentAt, ...mail }) => ({ ...mail, at: dateTime(createdAt), sent: sentAt !== null })),
    samples: samples.map(({ name, subject }) => ({ name, subject })),
  };
}

export const meta = () => [{ title: "E-mailuri – PSP" }, { name: "robots", content: "noindex" }];

/** The mails of the demo, which are stored instead of sent. */
export default function MailList({ loaderData }: Route.ComponentProps) {
  return (
    <Stack>
      <h1>E-mailuri trimise</h1>
      <Card>
        {loaderData.mails.length === 0 ? <p>Niciun e-mail, deocamdată.</p> : null}
        <ul className="ruled">
          {loaderData.mails.map((mail) => (
            <li key={mail.id}>
              <Anchor href={`/dev/mail/${mail.id}`}>{mail.subject}</Anchor>
              <div className="small muted">
                {mail.recipient}, {mail.at}
                {mail.sent ? "" : ", în așteptare"}
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <Card heading="Toate felurile de e-mail, cu date inventate">
        <ul className="ruled">
          {loaderData.samples.map((sample) => (
            <li key={sample.name}>
              <a href={`/dev/mail/mostre/${sample.name}`}>{sample.name}</a>
              <div className="small muted">{sample.subject}</div>
            </li>
          ))}
        </ul>
      </Card>
    </Stack>
  );
}
