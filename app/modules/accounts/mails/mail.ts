import type { ReactElement } from "react";

/** A mail of this room: the subject, and the body in both its forms. */
export type AccountMail = { subject: string; body: ReactElement };

export const NOT_YOU =
  "Dacă nu ați cerut dumneavoastră acest lucru, nu trebuie să faceți nimic: fără link nu se schimbă nimic.";
export const NOT_YOU_ACT =
  "Dacă nu ați făcut dumneavoastră această schimbare, cereți o parolă nouă de pe pagina de conectare și scrieți la suport.";
