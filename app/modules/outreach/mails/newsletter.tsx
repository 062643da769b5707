import { MailLayout, MailSmall, MailText } from "~/platform/mail/layout";
import type { Mail } from "~/platform/mail/mail.server";

export function confirmSubscription({ href }: { href: string }): Mail {
  return {
    subject: "Confirmați abonarea la newsletter",
    body: (
      <MailLayout
        title="Confirmați abonarea la newsletter"
        preview="Un singur pas: confirmați că adresa este a dumneavoastră."
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

/** The first mail that can be stopped, and says how. */
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
          De acum primiți newsletter-ul nostru: noutăți despre comunități, parteneri și oportunități. Vă scriem numai
          când avem ce spune.
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
