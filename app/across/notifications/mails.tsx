import { FOLLOW_LEVELS_PAGE, FORUM } from "~/modules/forum/rules/paths";
import { EXCHANGE } from "~/modules/projects/rules/paths";
import type { LocalDate } from "~/platform/calendar/local-date";
import { dateLong } from "~/platform/language/dates";
import { listOf } from "~/platform/language/lists";
import { plural } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";
import {
  letter,
  MailFacts,
  MailHeading,
  MailItems,
  MailLink,
  MailQuote,
  type MailSample,
} from "~/platform/mail/layout";
import type { Digest, DigestItem } from "./rules/digest";
import type { MailDetails, Notice } from "./rules/notice";
import { isAlways, mailPreferencesPath, titleOf } from "./rules/notification";
import type { Recipient } from "./store/people.server";

type Reader = Pick<Recipient, "name" | "organisation">;

/** A notice whose sentences have the words that they quote. */
type Told = Pick<Notice, "type" | "href" | "action"> & {
  title: string;
  message: string;
  details?: Omit<MailDetails, "quotes"> & { quotes?: readonly { name: string; text: string }[] };
};

/**
 * The mail of any notification: what happened, its details, and one link to where it can be seen. `origin` stands before each address;
 * `stop` is where such mails are stopped, null for critical ones.
 */
export function notificationMail(notice: Told, to: Reader, origin: string, stop: string | null) {
  const lines = notice.message.split("\n").filter((line) => line !== "");
  return letter({
    subject: notice.title,
    preview: lines[0] ?? notice.title,
    to: to.name,
    says: [...lines, ...detailsOf(notice)],
    action: { label: notice.action, href: origin + notice.href },
    organisation: to.organisation,
    because: `Îl primiți pentru ${quoted(titleOf(notice.type))}.${isAlways(notice.type) ? " Acest fel de mesaj se trimite întotdeauna." : ""}`,
    ...(stop ? { stop: { label: "Alegeți ce mesaje primiți", href: stop } } : {}),
  });
}

function detailsOf({ details: { facts = [], quotes = [], next = null } = {} }: Told) {
  return [
    ...(facts.length === 0 ? [] : [<MailFacts key="facts" facts={facts} />]),
    ...quotes.flatMap(({ name, text }) => [`${name}:`, <MailQuote key={name}>{text}</MailQuote>]),
    ...(next === null ? [] : [next]),
  ];
}

type Item = Omit<DigestItem, "of">;
type Sent = { digest: { [Part in keyof Digest]: readonly Item[] }; since: LocalDate };

/** The mail of a week; `origin` and `stop` as above. */
export function digestMail({ digest, since }: Sent, to: Reader, origin: string, stop: string) {
  const { discussions, solved, projects } = digest;
  const talks = discussions.length + solved.length;
  const contents = (talk: readonly [string, string], project: readonly [string, string]) =>
    listOf([
      ...(talks > 0 ? [plural(talks, ...talk)] : []),
      ...(projects.length > 0 ? [plural(projects.length, ...project)] : []),
    ]);
  const found = contents(
    ["discuție necitită de pe forum", "discuții necitite de pe forum"],
    ["proiect nou la schimbul de proiecte", "proiecte noi la schimbul de proiecte"],
  );
  const part = (title: string, items: readonly Item[]) =>
    items.length === 0
      ? []
      : [
          <MailHeading key={title}>{title}</MailHeading>,
          <MailItems key={`${title}:`} items={items.map((item) => ({ ...item, href: origin + item.href }))} />,
        ];
  const summary = `Ce este nou din ${dateLong(since)}: ${found}.`;
  return letter({
    subject: `Săptămâna pe PSP: ${contents(["discuție", "discuții"], ["proiect nou", "proiecte noi"])}`,
    title: "Săptămâna pe PSP",
    preview: summary,
    to: to.name,
    organisation: to.organisation,
    says: [
      summary,
      ...part("Discuții de pe forum", discussions),
      ...part("Discuții rezolvate", solved),
      ...part("Proiecte noi", projects),
    ],
    action:
      talks > 0
        ? { label: "Vezi forumul", href: origin + FORUM }
        : { label: "Vezi proiectele", href: origin + EXCHANGE },
    after: (
      <>
        Primiți acest rezumat o dată pe săptămână, numai când este ceva nou. Pentru categoriile care nu vă interesează
        alegeți „Fără” la <MailLink href={origin + FOLLOW_LEVELS_PAGE}>Ce urmăresc pe forum</MailLink>.
      </>
    ),
    stop: { label: "Oprește rezumatul săptămânii", href: stop },
  });
}

const ana = { name: "Ana Munteanu", organisation: "Comuna Fântâna Albastră" };
const radu = { name: "Radu Ionescu", organisation: "Registru Deschis SRL" };
const admin = { name: "Ioana Dobre", organisation: null };
const SITE = "https://psp.exemplu.ro";

const sample = (name: string, to: Reader, told: Told): MailSample => ({
  name: `notificări: ${name}`,
  ...notificationMail(told, to, SITE, isAlways(told.type) ? null : SITE + mailPreferencesPath("exemplu")),
});

export const samples: MailSample[] = [
  sample("întrebare nouă", ana, {
    type: "question_asked",
    title: "Întrebare nouă la „Audit energetic pentru școala veche”",
    message:
      "Un partener întreabă la solicitarea „Audit energetic pentru școala veche” (PSP-2026-000021). Puteți răspunde până la 16 decembrie 2026, 16:00. Răspunsul îl văd toți partenerii.",
    details: {
      facts: [
        ["Numărul solicitării", "PSP-2026-000021"],
        ["Răspundeți până la", "16 decembrie 2026, 16:00"],
      ],
    },
    href: "/uat/service-requests/exemplu",
    action: "Răspunde la întrebare",
  }),
  sample("ofertă sosită", ana, {
    type: "response_received",
    title: "Registru Deschis SRL a trimis o ofertă",
    message: "A sosit o ofertă la solicitarea „Portal de taxe și impozite locale” (PSP-2026-000123).",
    href: "/uat/service-requests/exemplu",
    action: "Vezi solicitarea",
  }),
  sample("oportunitate", radu, {
    type: "opportunity",
    title: "Comuna Fântâna Albastră caută un partener: Portal de taxe și impozite locale",
    message:
      "Comuna Fântâna Albastră caută oferte la solicitarea „Portal de taxe și impozite locale” (PSP-2026-000123).\nVi se potrivește:\n– Lucrați în categoria IT și Digitalizare.\n– Lucrați în județul Bistrița-Năsăud.",
    href: "/firma/opportunities/exemplu",
    action: "Vezi oportunitatea",
  }),
  sample("rezultat", radu, {
    type: "response_outcome",
    title: "Comuna Fântâna Albastră a ales altă ofertă",
    message: "Vă mulțumim pentru ofertă și pentru timpul acordat.",
    href: "/firma/opportunities/exemplu",
    action: "Vezi solicitarea",
  }),
  sample("răspuns la o întrebare", radu, {
    type: "question_answered",
    title: "Comuna Fântâna Albastră a răspuns la o întrebare",
    message:
      "Răspunsul este la solicitarea „Portal de taxe și impozite locale” (PSP-2026-000123) și îl văd toți partenerii.",
    details: {
      facts: [["Termen pentru oferte", "9 decembrie 2026, 16:00"]],
      quotes: [
        { name: "Întrebarea", text: "Ce program folosiți acum?" },
        { name: "Răspunsul autorității", text: "Unul din 2014, fără plata cu cardul." },
      ],
      next: "Puteți trimite o ofertă până la 9 decembrie 2026, 16:00.",
    },
    href: "/firma/opportunities/exemplu",
    action: "Citește răspunsul",
  }),
  sample("ofertă acceptată", radu, {
    type: "response_outcome",
    title: "Comuna Fântâna Albastră v-a acceptat oferta",
    message:
      "Oferta dumneavoastră la solicitarea „Portal de taxe și impozite locale” (PSP-2026-000123) a fost acceptată.",
    details: {
      facts: [
        ["Prețul oferit", "84.500 lei, fără TVA"],
        ["Durata", "10 săptămâni"],
      ],
      quotes: [{ name: "Oferta dumneavoastră", text: "Mutăm debitele în două runde." }],
      next: "Scrieți autorității când și cum începeți.",
    },
    href: "/firma/opportunities/exemplu",
    action: "Vezi solicitarea",
  }),
  sample("mesaj", radu, {
    type: "message",
    title: "Comuna Fântâna Albastră v-a scris",
    message: "Aveți un mesaj necitit de la Comuna Fântâna Albastră în conversația „Portal de taxe și impozite locale”.",
    href: "/firma/messages/exemplu",
    action: "Citește mesajul",
  }),
  sample("articol publicat", ana, {
    type: "article_approved",
    title: "Articolul „Școala din Deal are acoperiș nou” a fost publicat",
    message: "Un administrator a aprobat textul, care se poate citi pe blog.\nNotă: Frumoase fotografii.",
    href: "/blog/exemplu",
    action: "Citește articolul",
  }),
  sample("articol respins", radu, {
    type: "article_rejected",
    title: "Articolul „Cinci greșeli în caietul de sarcini” nu a fost aprobat",
    message:
      "Motivul: Adăugați sursa cifrelor și a afirmațiilor, ca să poată fi verificate.\nPuteți corecta textul și îl puteți trimite din nou.",
    href: "/firma/content/exemplu",
    action: "Vezi articolul",
  }),
  sample("articol în așteptare", admin, {
    type: "article_waiting",
    title: "Comuna Fântâna Albastră: un articol așteaptă revizia",
    message: "„Școala din Deal are acoperiș nou”, la categoria Realizări, trimis de Ana Munteanu.",
    href: "/admin/articles/exemplu",
    action: "Citește articolul",
  }),
  sample("organizație de verificat", admin, {
    type: "organisation_waiting",
    title: "Comuna Fântâna Albastră așteaptă verificarea",
    message: "Datele și documentul organizației pot fi verificate.",
    href: "/admin/organisations/exemplu",
    action: "Verifică organizația",
  }),
  {
    name: "notificări: rezumatul săptămânii",
    ...digestMail(
      {
        since: "2026-11-16" as LocalDate,
        digest: {
          discussions: [
            {
              title: "Cum ați organizat salubrizarea?",
              href: "/forum/exemplu",
              why: "nouă, 4 răspunsuri · categoria Mediu, pe care o urmăriți",
            },
            {
              title: "Cine are un model de caiet de sarcini?",
              href: "/forum/exemplu-2",
              why: "2 răspunsuri noi · categoria Achiziții publice",
            },
          ],
          solved: [
            {
              title: "Cât durează avizul de mediu?",
              href: "/forum/exemplu-3",
              why: "rezolvată · categoria Mediu",
            },
          ],
          projects: [
            {
              title: "Piață agroalimentară nouă",
              href: "/proiecte/exemplu",
              why: "proiect nou de la Comuna Izvorul · în județul dumneavoastră · aplicații până la 12 decembrie 2026",
            },
          ],
        },
      },
      ana,
      SITE,
      SITE + mailPreferencesPath("exemplu"),
    ),
  },
];
