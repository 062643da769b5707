import { Notice } from "~/ui/flash/flash";

/** What leaves the server, and to whom; nothing when nothing does. */
export function Receiver({ to }: { to: { host: string; model: string } | null }) {
  if (to === null) return null;
  return (
    <Notice>
      <p>
        Un model ({to.model}) scrie un răspuns din pasajele găsite: textul se trimite la <b>{to.host}</b>. Se trimit
        întrebarea și pasajele citate, fără numele dumneavoastră și fără CNP, IBAN, telefon, e-mail, seria și numărul
        actului de identitate, străzi cu număr și nume scrise după cuvinte ca „domnul”. Alte nume și adrese nu sunt
        recunoscute întotdeauna: nu le scrieți.
      </p>
    </Notice>
  );
}
