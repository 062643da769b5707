import { readableEmail } from "~/platform/language/host-name";
import { letter, MailFacts, MailQuote, type MailSample } from "~/platform/mail/layout";
import type { Mail } from "~/platform/mail/mail.server";

export const confirmSubscription = ({ href }: { href: string }): Mail =>
  letter({
    subject: "Confirmați abonarea la newsletter",
    preview: "Confirmați că adresa este a dumneavoastră.",
    to: null,
    says: [
      "Cineva a cerut pentru această adresă newsletter-ul platformei PSP: noutăți despre comunități, parteneri și oportunități.",
    ],
    action: { label: "Confirmă abonarea", href },
    after:
      "Linkul este valabil 7 zile și poate fi folosit o singură dată. Dacă nu ați cerut dumneavoastră abonarea, nu trebuie să faceți nimic: fără link nu vă scriem, iar adresa este ștearsă după 30 de zile.",
  });

type Welcome = { href: string; unsubscribe: NonNullable<Mail["unsubscribe"]> };

/** The first mail with an unsubscription link. */
export const welcome = ({ href, unsubscribe }: Welcome): Mail => ({
  ...letter({
    subject: "Abonarea este confirmată",
    preview: "De acum primiți newsletter-ul platformei PSP.",
    to: null,
    says: [
      "De acum primiți newsletter-ul platformei PSP: noutăți despre comunități, parteneri și oportunități. Vă scriem numai când sunt noutăți.",
      "Vă puteți dezabona oricând, cu butonul programului de e-mail sau cu linkul din josul fiecărui mesaj. Nu este nevoie de cont.",
    ],
    stop: { label: "Dezabonare", href },
  }),
  unsubscribe,
});

type Ticket = {
  number: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Organisation of a signed-in author. */
  account: string | null;
  /** The author wrote again. */
  isContinued?: true;
};

/** Where the team reads replies to its mails; undefined where it reads none. */
type Replies = { replyTo: string | undefined };

/** To the support team. */
export const ticketForTeam = ({ number, name, email, subject, message, account, isContinued }: Ticket): Mail =>
  letter({
    subject: `[${number}] ${subject}`,
    title: isContinued ? `Autorul a scris din nou: ${number}` : `Mesaj nou pentru suport: ${number}`,
    preview: subject,
    replyTo: email,
    says: [
      isContinued ? `${name} a scris din nou la mesajul ${number}.` : `${name} a scris echipei de suport.`,
      <MailFacts
        key="facts"
        facts={[
          ["Subiect", subject],
          ["Nume", name],
          ["E-mail", readableEmail(email)],
          ["Cont", account ?? "scris fără conectare; numele și adresa nu sunt verificate"],
        ]}
      />,
      <MailQuote key="message">{message}</MailQuote>,
      `Răspundeți din pagina „Suport” a administratorului, ca răspunsul să rămână la mesaj. Un răspuns la acest e-mail ajunge la ${readableEmail(email)}, dar nu se păstrează acolo.`,
    ],
  });

/** To the author, at the address that was typed. */
export const ticketReceived = ({ number, when, replyTo }: { number: string; when: string } & Replies): Mail =>
  letter({
    subject: `Am primit mesajul dumneavoastră: ${number}`,
    title: "Mesaj trimis cu succes!",
    preview: "Vă vom răspunde în cel mai scurt timp posibil.",
    replyTo,
    to: null,
    says: [
      "Echipa de suport PSP a primit mesajul trimis de pe această adresă. Vă vom răspunde în cel mai scurt timp posibil.",
      <MailFacts
        key="facts"
        facts={[
          ["Număr", number],
          ["Primit", when],
          ["Răspundem", "în 24–48 de ore; la urgențe, în 2–4 ore"],
        ]}
      />,
      replyTo === undefined
        ? "Dacă nu ați scris dumneavoastră, nu trebuie să faceți nimic."
        : "Dacă nu ați scris dumneavoastră, răspundeți la acest mesaj și spuneți-ne.",
    ],
  });

/** To the author. It does not repeat their message: anybody could have typed this address. */
export const ticketAnswered = ({
  number,
  text,
  href,
  replyTo,
}: { number: string; text: string; href: string } & Replies): Mail =>
  letter({
    subject: `Răspuns la mesajul dumneavoastră: ${number}`,
    preview: "Echipa de suport PSP v-a răspuns.",
    replyTo,
    to: null,
    says: [
      `Ați scris echipei de suport PSP; mesajul are numărul ${number}. Răspunsul nostru:`,
      <MailQuote key="answer">{text}</MailQuote>,
    ],
    action: { label: "Scrie mai departe", href },
    after: "Ce scrieți din pagina aceasta ajunge la același mesaj.",
  });

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
  sample(
    "suport: răspuns",
    ticketAnswered({
      number: "S-000123",
      text: "Bună ziua,\n\nUn fișier poate avea cel mult 10 MB. Împărțiți caietul în două părți sau salvați-l ca PDF.",
      href: at("/support/trimis/exemplu"),
      replyTo: "suport@psp.exemplu.ro",
    }),
  ),
  sample(
    "suport: confirmare",
    ticketReceived({ number: "S-000123", when: "21 noiembrie 2026, 10:42", replyTo: undefined }),
  ),
];
