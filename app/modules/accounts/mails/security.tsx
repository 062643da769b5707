import { readableEmail } from "~/platform/language/host-name";
import { letter } from "~/platform/mail/layout";
import { NOT_YOU, NOT_YOU_ACT } from "./mail";

type Linked = { name: string; href: string };

export const resetPassword = ({ name, href }: Linked) =>
  letter({
    subject: "Alegeți o parolă nouă",
    to: name,
    says: ["S-a cerut o parolă nouă pentru contul dumneavoastră PSP."],
    action: { label: "Alege parola nouă", href },
    after: `Linkul este valabil 30 de minute și poate fi folosit o singură dată. ${NOT_YOU}`,
  });

export const passwordChanged = ({ name, when, href }: Linked & { when: string }) =>
  letter({
    subject: "Parola contului a fost schimbată",
    to: name,
    says: [`Parola contului dumneavoastră PSP a fost schimbată ${when}. Celelalte sesiuni au fost închise.`],
    action: { label: "Conectare", href },
    after: NOT_YOU_ACT,
  });

export const changeEmail = ({ name, email, href }: Linked & { email: string }) =>
  letter({
    subject: "Confirmați noua adresă de e-mail",
    to: name,
    says: [
      `Ați cerut ca de acum să vă conectați cu adresa ${readableEmail(email)}. Până la confirmare rămâne valabilă cea veche.`,
    ],
    action: { label: "Confirmă adresa nouă", href },
    after: `Linkul este valabil 24 de ore și poate fi folosit o singură dată. ${NOT_YOU}`,
  });

/** To the old address, when the change is requested. */
export const emailChangeAsked = ({ name, email, href }: Linked & { email: string }) =>
  letter({
    subject: "S-a cerut schimbarea adresei de e-mail",
    to: name,
    says: [
      `Din contul dumneavoastră s-a cerut trecerea la adresa ${readableEmail(email)}. Schimbarea se face numai după confirmarea de pe adresa nouă.`,
    ],
    action: { label: "Deschide securitatea contului", href },
    after: NOT_YOU_ACT,
  });

export const emailChanged = ({ name, email }: { name: string; email: string }) =>
  letter({
    subject: "Adresa de e-mail a contului a fost schimbată",
    to: name,
    says: [`De acum vă conectați cu adresa ${readableEmail(email)}. La adresa aceasta nu vă mai trimitem mesaje.`],
    after: NOT_YOU_ACT,
  });

export const secondFactorChanged = ({ name, enabled }: { name: string; enabled: boolean }) =>
  letter({
    subject: enabled ? "Verificarea în doi pași a fost activată" : "Verificarea în doi pași a fost dezactivată",
    to: name,
    says: [
      enabled
        ? "De acum la conectare vi se cere, după parolă, codul din aplicația de pe telefon."
        : "De acum vă conectați numai cu adresa de e-mail și parola.",
    ],
    after: NOT_YOU_ACT,
  });
