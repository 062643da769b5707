import { dateLong } from "~/platform/language/dates";
import { letter, MailFacts, MailText } from "~/platform/mail/layout";
import { type Introduced, introduction, NOT_YOU } from "./mail";

type Led = { name: string; organisation: string; href: string };

/** `until`: when the registration is deleted unless its address is confirmed; null for accounts that are not. */
export const confirmAddress = ({ name, organisation, href, until }: Led & { until: Date | null }) =>
  letter({
    subject: "Confirmați adresa de e-mail",
    preview: `Confirmați adresa pentru a intra în contul ${organisation}.`,
    to: name,
    says: [
      `Ați cerut un cont pe platforma PSP pentru ${organisation}. Confirmați că această adresă este a dumneavoastră, apoi vă puteți conecta.`,
    ],
    action: { label: "Confirmă adresa", href },
    after: `Linkul este valabil 24 de ore și poate fi folosit o singură dată.${expiry(until)} ${NOT_YOU}`,
  });

const expiry = (until: Date | null): string =>
  until ? ` Dacă adresa nu este confirmată până la ${dateLong(until)}, datele trimise la înregistrare se șterg.` : "";

/** To the owner of an address that was used in a registration or as the new address of another account. */
export const addressKnown = ({ href, resetHref }: { href: string; resetHref: string }) =>
  letter({
    subject: "Aveți deja un cont PSP",
    preview: "Cineva a folosit adresa dumneavoastră la o înregistrare.",
    says: [
      "Adresa aceasta a fost folosită pentru un cont nou pe platforma PSP. Are deja un cont, așa că nu s-a creat altul.",
      <MailText key="reset">
        Dacă nu mai știți parola, puteți cere alta: <a href={resetHref}>{resetHref}</a>
      </MailText>,
    ],
    action: { label: "Conectare", href },
    after: "Dacă nu ați fost dumneavoastră, nu trebuie să faceți nimic: contul nu s-a schimbat.",
  });

type Asked = Introduced & { owner: string; organisation: string; href: string };

export const joinRequested = ({ owner, organisation, href, ...applicant }: Asked) =>
  letter({
    subject: `${applicant.name} cere acces la contul organizației`,
    to: owner,
    says: [
      `Cineva s-a înregistrat cu CUI-ul organizației ${organisation} și așteaptă să spuneți dacă este colegul dumneavoastră.`,
      <MailFacts key="facts" facts={introduction(applicant)} />,
    ],
    action: { label: "Vezi cererea", href },
    after: "Până când decideți, persoana nu poate vedea nimic din contul organizației.",
  });

export const joinAccepted = ({ name, organisation, href }: Led) =>
  letter({
    subject: `Aveți acces la contul ${organisation}`,
    to: name,
    says: ["Cererea dumneavoastră a fost acceptată. Vă puteți conecta cu adresa și parola contului."],
    action: { label: "Conectare", href },
  });

/** `keeps`: the account existed before the request and stays. */
export function joinDeclined({ name, organisation, keeps }: { name: string; organisation: string; keeps: boolean }) {
  const since = keeps
    ? "Contul dumneavoastră se păstrează și vă puteți conecta ca înainte."
    : "Datele trimise au fost șterse.";
  return letter({
    subject: "Cererea de acces nu a fost acceptată",
    to: name,
    says: [
      `Cererea dumneavoastră de acces la contul ${organisation} nu a fost acceptată. ${since} Dacă lucrați acolo, vorbiți cu titularul contului, apoi puteți face o cerere nouă.`,
    ],
  });
}
