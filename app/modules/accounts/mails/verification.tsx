import { MailLayout, MailQuote, MailText } from "~/platform/mail/layout";
import type { AccountMail } from "./mail";

type Decided = { name: string; organisation: string; href: string };

export function verified({ name, organisation, kind, href }: Decided & { kind: "UAT" | "FIRMA" }): AccountMail {
  return {
    subject: `${organisation}: contul a fost verificat`,
    body: (
      <MailLayout title={`${organisation}: contul a fost verificat`} action={{ label: "Deschide panoul", href }}>
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
