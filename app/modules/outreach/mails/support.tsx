import { MailFacts, MailLayout, MailQuote, MailText } from "~/platform/mail/layout";
import type { Mail } from "~/platform/mail/mail.server";

type Ticket = {
  number: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** The organisation of whoever wrote while signed in. */
  account: string | null;
};

/** To the support team. */
export function ticketForTeam({ number, name, email, subject, message, account }: Ticket): Mail {
  return {
    subject: `[${number}] ${subject}`,
    body: (
      <MailLayout title={`Mesaj nou pentru suport: ${number}`} preview={subject} answerable>
        <MailFacts
          facts={[
            ["Subiect", subject],
            ["Nume", name],
            ["E-mail", email],
            ["Cont", account ?? "scris fără conectare; numele și adresa nu sunt verificate"],
          ]}
        />
        <MailQuote>{message}</MailQuote>
        <MailText>Răspunsul la acest mesaj ajunge la {email}.</MailText>
      </MailLayout>
    ),
  };
}

/** To whoever wrote, at the address that was given. */
export function ticketReceived({ number, when }: { number: string; when: string }): Mail {
  return {
    subject: `Am primit mesajul dumneavoastră: ${number}`,
    body: (
      <MailLayout title="Mesaj trimis cu succes!" preview="Vă vom răspunde în cel mai scurt timp posibil." answerable>
        <MailText>Bună ziua,</MailText>
        <MailText>
          Echipa de suport PSP a primit mesajul trimis de pe această adresă. Vă vom răspunde în cel mai scurt timp
          posibil.
        </MailText>
        <MailFacts
          facts={[
            ["Număr", number],
            ["Primit", when],
            ["Răspundem", "în 24–48 de ore; la urgențe, în 2–4 ore"],
          ]}
        />
        <MailText>Dacă nu ați scris dumneavoastră, răspundeți la acest mesaj și ne ocupăm noi.</MailText>
      </MailLayout>
    ),
  };
}
