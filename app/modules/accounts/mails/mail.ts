import { readableEmail } from "~/platform/language/host-name";
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
