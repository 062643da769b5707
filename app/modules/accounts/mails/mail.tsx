import type { ComponentProps, ReactElement } from "react";
import { readableEmail } from "~/platform/language/host-name";
import { MailLayout, MailSmall, MailText } from "~/platform/mail/layout";

/** The subject and body of a mail. */
export type AccountMail = { subject: string; body: ReactElement };

type Letter = Omit<ComponentProps<typeof MailLayout>, "title" | "children" | "after"> & {
  subject: string;
  /** The heading, when it is not the subject. */
  title?: string;
  /** The name in the greeting; null when only the address is known. */
  to: string | null;
  /** Paragraphs of text, and elements between them. */
  says: readonly (string | ReactElement)[];
  after?: string;
};

/** A mail that greets its reader. */
export const letter = ({ subject, title = subject, to, says, after, ...layout }: Letter): AccountMail => ({
  subject,
  body: (
    <MailLayout title={title} after={after && <MailSmall>{after}</MailSmall>} {...layout}>
      <MailText>{to === null ? "Bună ziua," : `Bună ziua, ${to},`}</MailText>
      {says.map((part) => (typeof part === "string" ? <MailText key={part}>{part}</MailText> : part))}
    </MailLayout>
  ),
});

/** A person, as introduced to the owners. */
export type Introduced = { name: string; position: string | null; email: string };

export const introduction = ({ name, position, email }: Introduced) =>
  [
    ["Nume", name],
    ["Funcția", position ?? "necompletată"],
    ["E-mail", readableEmail(email)],
  ] as const;

export const NOT_YOU =
  "Dacă nu ați cerut dumneavoastră acest lucru, nu trebuie să faceți nimic: fără link nu se schimbă nimic.";
export const NOT_YOU_ACT =
  "Dacă nu ați făcut dumneavoastră această schimbare, cereți o parolă nouă de pe pagina de conectare și scrieți la suport.";
