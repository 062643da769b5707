import { letter, MailQuote } from "~/platform/mail/layout";

type Decided = {
  name: string;
  organisation: string;
  kind: "UAT" | "FIRMA";
  /** What was checked, or the reason. */
  note: string;
  href: string;
};

export const verified = ({ name, organisation, kind, href }: Decided) =>
  letter({
    subject: `${organisation}: contul a fost verificat`,
    to: name,
    says: [
      `Contul organizației ${organisation} a fost verificat.`,
      kind === "UAT"
        ? "Profilul comunității poate fi făcut public, iar solicitările pregătite pot fi trimise partenerilor."
        : "Firma apare în lista partenerilor și poate trimite oferte.",
    ],
    action: { label: "Deschide panoul", href },
  });

export const rejected = ({ name, organisation, note, href }: Decided) =>
  letter({
    subject: `${organisation}: verificarea nu a putut fi încheiată`,
    title: "Verificarea nu a putut fi încheiată",
    to: name,
    says: [
      `Am verificat datele trimise pentru ${organisation}, iar verificarea nu a putut fi încheiată. Motivul:`,
      <MailQuote key="note">{note}</MailQuote>,
      "Corectați datele și cereți din nou verificarea. Datele și ciornele scrise până acum se păstrează.",
    ],
    action: { label: "Corectează datele", href },
  });

export const suspended = ({ name, organisation, note }: Decided) =>
  letter({
    subject: `${organisation}: contul a fost suspendat`,
    title: "Contul organizației a fost suspendat",
    to: name,
    says: [
      `Contul organizației ${organisation} a fost suspendat. Motivul:`,
      <MailQuote key="note">{note}</MailQuote>,
      "Ciornele se păstrează și le puteți citi în continuare, dar nu puteți trimite nimic nou. Dacă nu sunteți de acord, scrieți la suport.",
    ],
  });

export const restored = ({ name, organisation, href }: Decided) =>
  letter({
    subject: `${organisation}: contul a fost reactivat`,
    title: "Contul organizației a fost reactivat",
    to: name,
    says: [`Suspendarea contului ${organisation} a fost ridicată. Puteți lucra din nou ca înainte.`],
    action: { label: "Deschide panoul", href },
  });
