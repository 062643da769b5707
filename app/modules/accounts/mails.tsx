import type { ReactElement } from "react";
import { MailFacts, MailLayout, MailQuote, MailSmall, MailText } from "~/platform/mail/layout";
import type { MailSample } from "~/platform/mail/sample";

/** A mail of this room: the subject, and the body in both its forms. */
type AccountMail = { subject: string; body: ReactElement };

const NOT_YOU =
  "Dacă nu ați cerut dumneavoastră acest lucru, nu trebuie să faceți nimic: fără link nu se schimbă nimic.";
const NOT_YOU_ACT =
  "Dacă nu ați făcut dumneavoastră această schimbare, cereți o parolă nouă de pe pagina de conectare și scrieți la suport.";

export function confirmAddress({
  name,
  organisation,
  href,
}: {
  name: string;
  organisation: string;
  href: string;
}): AccountMail {
  return {
    subject: "Confirmați adresa de e-mail",
    body: (
      <MailLayout
        title="Confirmați adresa de e-mail"
        preview={`Un singur pas până la contul pentru ${organisation}.`}
        action={{ label: "Confirmă adresa", href }}
        after={<MailSmall>Linkul este valabil 24 de ore și poate fi folosit o singură dată. {NOT_YOU}</MailSmall>}
      >
        <MailText>Bună ziua, {name},</MailText>
        <MailText>
          Ați cerut un cont pe platforma PSP pentru {organisation}. Confirmați că această adresă este a dumneavoastră,
          apoi vă puteți conecta.
        </MailText>
      </MailLayout>
    ),
  };
}

/** To the owner of an address with which somebody tried to register, or to which somebody tried to move an account. */
export function addressKnown({ href, resetHref }: { href: string; resetHref: string }): AccountMail {
  return {
    subject: "Aveți deja un cont PSP",
    body: (
      <MailLayout
        title="Aveți deja un cont PSP"
        preview="Cineva a folosit adresa dumneavoastră la o înregistrare."
        action={{ label: "Conectare", href }}
        after={
          <MailSmall>Dacă nu ați fost dumneavoastră, nu trebuie să faceți nimic: contul a rămas cum era.</MailSmall>
        }
      >
        <MailText>
          Adresa aceasta tocmai a fost folosită pentru un cont nou pe platforma PSP. Are deja un cont, așa că nu s-a
          creat altul.
        </MailText>
        <MailText>
          Dacă nu mai știți parola, puteți cere alta: <a href={resetHref}>{resetHref}</a>
        </MailText>
      </MailLayout>
    ),
  };
}

type Asked = { owner: string; name: string; position: string; email: string; organisation: string; href: string };

export function joinRequested({ owner, name, position, email, organisation, href }: Asked): AccountMail {
  return {
    subject: `${name} cere acces la contul organizației`,
    body: (
      <MailLayout
        title={`${name} cere acces la contul organizației`}
        action={{ label: "Vezi cererea", href }}
        after={<MailSmall>Până când hotărâți, persoana nu poate vedea nimic din contul organizației.</MailSmall>}
      >
        <MailText>Bună ziua, {owner},</MailText>
        <MailText>
          Cineva s-a înregistrat cu CUI-ul organizației {organisation} și așteaptă să spuneți dacă este colegul
          dumneavoastră.
        </MailText>
        <MailFacts
          facts={[
            ["Nume", name],
            ["Funcția", position],
            ["E-mail", email],
          ]}
        />
      </MailLayout>
    ),
  };
}

export function joinAccepted({
  name,
  organisation,
  href,
}: {
  name: string;
  organisation: string;
  href: string;
}): AccountMail {
  return {
    subject: `Aveți acces la contul ${organisation}`,
    body: (
      <MailLayout title={`Aveți acces la contul ${organisation}`} action={{ label: "Conectare", href }}>
        <MailText>Bună ziua, {name},</MailText>
        <MailText>
          Cererea dumneavoastră a fost acceptată. Vă puteți conecta cu adresa și parola alese la înregistrare.
        </MailText>
      </MailLayout>
    ),
  };
}

export function joinDeclined({ name, organisation }: { name: string; organisation: string }): AccountMail {
  return {
    subject: "Cererea de acces nu a fost acceptată",
    body: (
      <MailLayout title="Cererea de acces nu a fost acceptată">
        <MailText>Bună ziua, {name},</MailText>
        <MailText>
          Cine administrează contul {organisation} nu a acceptat cererea dumneavoastră de acces, iar datele trimise au
          fost șterse. Dacă lucrați acolo, vorbiți cu colegii care au contul, apoi puteți face o cerere nouă.
        </MailText>
      </MailLayout>
    ),
  };
}

export function resetPassword({ name, href }: { name: string; href: string }): AccountMail {
  return {
    subject: "Alegeți o parolă nouă",
    body: (
      <MailLayout
        title="Alegeți o parolă nouă"
        action={{ label: "Alege parola nouă", href }}
        after={<MailSmall>Linkul este valabil 30 de minute și poate fi folosit o singură dată. {NOT_YOU}</MailSmall>}
      >
        <MailText>Bună ziua, {name},</MailText>
        <MailText>S-a cerut o parolă nouă pentru contul dumneavoastră PSP.</MailText>
      </MailLayout>
    ),
  };
}

export function passwordChanged({ name, when, href }: { name: string; when: string; href: string }): AccountMail {
  return {
    subject: "Parola contului a fost schimbată",
    body: (
      <MailLayout
        title="Parola contului a fost schimbată"
        action={{ label: "Conectare", href }}
        after={<MailSmall>{NOT_YOU_ACT}</MailSmall>}
      >
        <MailText>Bună ziua, {name},</MailText>
        <MailText>
          Parola contului dumneavoastră PSP a fost schimbată {when}. Celelalte sesiuni au fost închise.
        </MailText>
      </MailLayout>
    ),
  };
}

export function changeEmail({ name, email, href }: { name: string; email: string; href: string }): AccountMail {
  return {
    subject: "Confirmați noua adresă de e-mail",
    body: (
      <MailLayout
        title="Confirmați noua adresă de e-mail"
        action={{ label: "Confirmă adresa nouă", href }}
        after={<MailSmall>Linkul este valabil 24 de ore și poate fi folosit o singură dată. {NOT_YOU}</MailSmall>}
      >
        <MailText>Bună ziua, {name},</MailText>
        <MailText>
          Ați cerut ca de acum să vă conectați cu adresa {email}. Până la confirmare rămâne valabilă cea veche.
        </MailText>
      </MailLayout>
    ),
  };
}

/** To the old address, before anything has changed. */
export function emailChangeAsked({ name, email, href }: { name: string; email: string; href: string }): AccountMail {
  return {
    subject: "S-a cerut schimbarea adresei de e-mail",
    body: (
      <MailLayout
        title="S-a cerut schimbarea adresei de e-mail"
        action={{ label: "Deschide securitatea contului", href }}
        after={<MailSmall>{NOT_YOU_ACT}</MailSmall>}
      >
        <MailText>Bună ziua, {name},</MailText>
        <MailText>
          Din contul dumneavoastră s-a cerut trecerea la adresa {email}. Schimbarea se face numai după confirmarea de pe
          adresa nouă.
        </MailText>
      </MailLayout>
    ),
  };
}

export function emailChanged({ name, email }: { name: string; email: string }): AccountMail {
  return {
    subject: "Adresa de e-mail a contului a fost schimbată",
    body: (
      <MailLayout title="Adresa de e-mail a contului a fost schimbată" after={<MailSmall>{NOT_YOU_ACT}</MailSmall>}>
        <MailText>Bună ziua, {name},</MailText>
        <MailText>De acum vă conectați cu adresa {email}. Pe adresa aceasta nu mai trimitem mesaje.</MailText>
      </MailLayout>
    ),
  };
}

export function secondFactorChanged({ name, enabled }: { name: string; enabled: boolean }): AccountMail {
  const title = enabled ? "A doua verificare a fost activată" : "A doua verificare a fost dezactivată";
  return {
    subject: title,
    body: (
      <MailLayout title={title} after={<MailSmall>{NOT_YOU_ACT}</MailSmall>}>
        <MailText>Bună ziua, {name},</MailText>
        <MailText>
          {enabled
            ? "De acum la conectare vi se cere, după parolă, codul din aplicația de pe telefon."
            : "De acum vă conectați numai cu adresa de e-mail și parola."}
        </MailText>
      </MailLayout>
    ),
  };
}

type Decided = { name: string; organisation: string; href: string };

export function verified({ name, organisation, kind, href }: Decided & { kind: "UAT" | "FIRMA" }): AccountMail {
  return {
    subject: `${organisation} a fost verificată`,
    body: (
      <MailLayout title={`${organisation} a fost verificată`} action={{ label: "Deschide panoul", href }}>
        <MailText>Bună ziua, {name},</MailText>
        <MailText>
          {kind === "UAT"
            ? "Profilul comunității poate fi făcut public, iar solicitările pregătite pot fi trimise partenerilor."
            : "Firma apare în lista partenerilor și poate răspunde la oportunități."}
        </MailText>
      </MailLayout>
    ),
  };
}

export function rejected({ name, organisation, reason, href }: Decided & { reason: string }): AccountMail {
  return {
    subject: `${organisation}: verificarea nu a putut fi încheiată`,
    body: (
      <MailLayout title="Verificarea nu a putut fi încheiată" action={{ label: "Corectează datele", href }}>
        <MailText>Bună ziua, {name},</MailText>
        <MailText>Am verificat datele trimise pentru {organisation} și ne-am oprit la următorul lucru:</MailText>
        <MailQuote>{reason}</MailQuote>
        <MailText>Corectați datele și cereți din nou verificarea. Ce ați scris până acum se păstrează.</MailText>
      </MailLayout>
    ),
  };
}

export function suspended({ name, organisation, reason }: Omit<Decided, "href"> & { reason: string }): AccountMail {
  return {
    subject: `${organisation}: contul a fost suspendat`,
    body: (
      <MailLayout title="Contul organizației a fost suspendat">
        <MailText>Bună ziua, {name},</MailText>
        <MailText>Contul organizației {organisation} a fost suspendat. Motivul:</MailText>
        <MailQuote>{reason}</MailQuote>
        <MailText>
          Ciornele se păstrează și le puteți citi în continuare, dar nu se poate trimite nimic nou. Dacă nu sunteți de
          acord, scrieți la suport.
        </MailText>
      </MailLayout>
    ),
  };
}

export function restored({ name, organisation, href }: Decided): AccountMail {
  return {
    subject: `${organisation}: contul a fost reactivat`,
    body: (
      <MailLayout title="Contul organizației a fost reactivat" action={{ label: "Deschide panoul", href }}>
        <MailText>Bună ziua, {name},</MailText>
        <MailText>Suspendarea contului {organisation} a fost ridicată. Puteți lucra din nou ca înainte.</MailText>
      </MailLayout>
    ),
  };
}

const at = (path: string) => `https://psp.exemplu.ro${path}`;
const who = { name: "Ana Munteanu", organisation: "Comuna Fântâna Albastră", href: at("/uat/profile") };
const sample = (name: string, mail: AccountMail): MailSample => ({ name, ...mail });

export const samples: MailSample[] = [
  sample("conturi: confirmarea adresei", confirmAddress({ ...who, href: at("/confirmare/exemplu") })),
  sample("conturi: adresă cunoscută", addressKnown({ href: at("/login"), resetHref: at("/parola-uitata") })),
  sample(
    "conturi: cerere de acces",
    joinRequested({
      ...who,
      owner: "Ion Pârvu",
      position: "Inspector achiziții",
      email: "ana.munteanu@fantana-albastra.example",
    }),
  ),
  sample("conturi: cerere acceptată", joinAccepted({ ...who, href: at("/login") })),
  sample("conturi: cerere respinsă", joinDeclined(who)),
  sample("conturi: parolă nouă", resetPassword({ ...who, href: at("/parola-noua/exemplu") })),
  sample(
    "conturi: parolă schimbată",
    passwordChanged({ ...who, when: "pe 21 noiembrie 2026, la 10:42", href: at("/login") }),
  ),
  sample("conturi: adresă nouă", changeEmail({ ...who, email: "ana@exemplu.ro", href: at("/confirmare/exemplu") })),
  sample("conturi: schimbare de adresă cerută", emailChangeAsked({ ...who, email: "ana@exemplu.ro" })),
  sample("conturi: adresă schimbată", emailChanged({ ...who, email: "ana@exemplu.ro" })),
  sample("conturi: a doua verificare", secondFactorChanged({ ...who, enabled: true })),
  sample("conturi: organizație verificată", verified({ ...who, kind: "UAT" })),
  sample("conturi: organizație respinsă", rejected({ ...who, reason: "Documentul atașat este al altei instituții." })),
  sample("conturi: organizație suspendată", suspended({ ...who, reason: "Date de contact false." })),
  sample("conturi: organizație reactivată", restored(who)),
];
