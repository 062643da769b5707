import type { ReactElement } from "react";

/** A mail of this room: the subject, and the body in both its forms. */
export type AccountMail = { subject: string; body: ReactElement };

/** Who somebody is, said to those who decide about them. */
export type Introduced = { name: string; position: string | null; email: string };

export const introduction = ({ name, position, email }: Introduced) =>
  [
    ["Nume", name],
    ["Funcția", position ?? "nespecificată"],
    ["E-mail", email],
  ] as const;

export const NOT_YOU =
  "Dacă nu ați cerut dumneavoastră acest lucru, nu trebuie să faceți nimic: fără link nu se schimbă nimic.";
export const NOT_YOU_ACT =
  "Dacă nu ați făcut dumneavoastră această schimbare, cereți o parolă nouă de pe pagina de conectare și scrieți la suport.";
