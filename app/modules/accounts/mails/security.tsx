import { MailLayout, MailSmall, MailText } from "~/platform/mail/layout";
import { type AccountMail, NOT_YOU, NOT_YOU_ACT } from "./mail";

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
