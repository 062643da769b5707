import { readableEmail } from "~/platform/language/host-name";
import { MailFacts, MailLayout, MailQuote, type MailSample, MailSmall, MailText } from "~/platform/mail/layout";
import type { Mail } from "~/platform/mail/mail.server";

export function confirmSubscription({ href }: { href: string }): Mail {
  return {
    subject: "Confirmați abonarea la newsletter",
    body: (
      <MailLayout
        title="Confirmați abonarea la newsletter"
        preview="Confirmați că adresa este a dumneavoastră."
        action={{ label: "Confirmă abonarea", href }}
        after={
          <MailSmall>
            Linkul este valabil 7 zile și poate fi folosit o singură dată. Dacă nu ați cerut dumneavoastră abonarea, nu
            trebuie să faceți nimic: fără link nu vă scriem, iar adresa este ștearsă după 30 de zile.
          </MailSmall>
        }
      >
        <MailText>Bună ziua,</MailText>
        <MailText>
          Cineva a cerut pentru această adresă newsletter-ul platformei PSP: noutăți despre comunități, parteneri și
          oportunități.
        </MailText>
      </MailLayout>
    ),
  };
}

/** The first mail with an unsubscription link. */
export function welcome({ href, unsubscribe }: { href: string; unsubscribe: NonNullable<Mail["unsubscribe"]> }): Mail {
  return {
    subject: "Abonarea este confirmată",
    body: (
      <MailLayout
        title="Abonarea este confirmată"
        preview="De acum primiți newsletter-ul platformei PSP."
        stop={{ label: "Dezabonare", href }}
      >
        <MailText>Bună ziua,</MailText>
        <MailText>
          De acum primiți newsletter-ul platformei PSP: noutăți despre comunități, parteneri și oportunități. Vă scriem
          numai când sunt noutăți.
        </MailText>
        <MailText>
          Vă puteți dezabona oricând, cu butonul programului de e-mail sau cu linkul din josul fiecărui mesaj. Nu este
          nevoie de cont.
        </MailText>
      </MailLayout>
    ),
    unsubscribe,
  };
}

type Ticket = {
  number: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Organisation of a signed-in author. */
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
            ["E-mail", readableEmail(email)],
            ["Cont", account ?? "scris fără conectare; numele și adresa nu sunt verificate"],
          ]}
        />
        <MailQuote>{message}</MailQuote>
        <MailText>Răspunsul la acest mesaj ajunge la {readableEmail(email)}.</MailText>
      </MailLayout>
    ),
  };
}

/** To the author, at the address that was typed. */
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
        <MailText>Dacă nu ați scris dumneavoastră, răspundeți la acest mesaj și spuneți-ne.</MailText>
      </MailLayout>
    ),
  };
}

const at = (path: string) => `https://psp.exemplu.ro${path}`;
const stop = at("/abonare/dezabonare/exemplu");
const sample = (name: string, { subject, body }: Mail): MailSample => ({ name, subject, body });

export const samples: MailSample[] = [
  sample("newsletter: confirmare", confirmSubscription({ href: at("/abonare/confirmare/exemplu") })),
  sample(
    "newsletter: bun venit",
    welcome({ href: stop, unsubscribe: { post: stop, write: "mailto:suport@psp.exemplu.ro" } }),
  ),
  sample(
    "suport: mesaj pentru echipă",
    ticketForTeam({
      number: "S-000123",
      name: "Ana Munteanu",
      email: "ana.munteanu@fantana-albastra.example",
      subject: "Nu pot atașa caietul de sarcini",
      message: "Bună ziua,\n\nFișierul are 14 MB și nu este primit. Cum îl pot trimite?",
      account: "Comuna Fântâna Albastră",
    }),
  ),
  sample("suport: confirmare", ticketReceived({ number: "S-000123", when: "21 noiembrie 2026, 10:42" })),
];
