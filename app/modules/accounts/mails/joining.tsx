import { MailFacts, MailLayout, MailSmall, MailText } from "~/platform/mail/layout";
import { type AccountMail, type Introduced, introduction, NOT_YOU } from "./mail";

type Led = { name: string; organisation: string; href: string };

export function confirmAddress({ name, organisation, href }: Led): AccountMail {
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

type Asked = Introduced & { owner: string; organisation: string; href: string };

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
        <MailFacts facts={introduction({ name, position, email })} />
      </MailLayout>
    ),
  };
}

export function joinAccepted({ name, organisation, href }: Led): AccountMail {
  return {
    subject: `Aveți acces la contul ${organisation}`,
    body: (
      <MailLayout title={`Aveți acces la contul ${organisation}`} action={{ label: "Conectare", href }}>
        <MailText>Bună ziua, {name},</MailText>
        <MailText>Cererea dumneavoastră a fost acceptată. Vă puteți conecta cu adresa și parola contului.</MailText>
      </MailLayout>
    ),
  };
}

/** `keeps`: the account was there before the request, and stays. */
export function joinDeclined({ name, organisation, keeps }: { name: string; organisation: string; keeps: boolean }) {
  return {
    subject: "Cererea de acces nu a fost acceptată",
    body: (
      <MailLayout title="Cererea de acces nu a fost acceptată">
        <MailText>Bună ziua, {name},</MailText>
        <MailText>
          Cine administrează contul {organisation} nu a acceptat cererea dumneavoastră de acces.{" "}
          {keeps ? "Contul dumneavoastră a rămas și vă puteți conecta ca înainte." : "Datele trimise au fost șterse."}{" "}
          Dacă lucrați acolo, vorbiți cu colegii care au contul, apoi puteți face o cerere nouă.
        </MailText>
      </MailLayout>
    ),
  };
}
