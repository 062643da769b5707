import { Notice } from "~/ui/flash/flash";

/** What leaves the server, and to whom; nothing when nothing does. */
export function Receiver({ to }: { to: { host: string; model: string } | null }) {
  if (to === null) return null;
  return (
    <Notice>
      <p>
        Un model ({to.model}) scrie un răspuns din pasajele găsite: textul se trimite la <b>{to.host}</b>. Se trimit
        întrebarea și pasajele citate, fără numele dumneavoastră și fără CNP, IBAN, telefon sau e-mail. Nu scrieți alte
        date personale.
      </p>
    </Notice>
  );
}
