import { Card } from "~/ui/card/card";
import { Facts } from "~/ui/fisa/fisa";
import { Notice } from "~/ui/flash/flash";
import type { Safety } from "../pages/safety.server";

const TELL = "Anunțați persoana care administrează serverul.";

/** What an ADMIN has to know before anything else; nothing when all is well. */
export function SafetyNotices({ safety: { quarantined, backups } }: { safety: Safety }) {
  return (
    <>
      {quarantined ? (
        <Notice tone="yellow">
          {`Aceasta este o copie restaurată a platformei, în carantină din ${quarantined}: nu trimite e-mailuri și notificări și nu rulează lucrări automate. Verificați-o; persoana care administrează serverul o scoate din carantină.`}
        </Notice>
      ) : null}
      {backups && backups.problems.length > 0 ? (
        <Notice tone="red">
          {`${backups.problems.join(" ")} ${TELL} Platforma funcționează, dar o defecțiune a serverului ar putea pierde date.`}
        </Notice>
      ) : null}
    </>
  );
}

/** How the backups are; an ADMIN cannot make one from here. */
export function BackupsPanel({ backups }: { backups: NonNullable<Safety["backups"]> }) {
  return (
    <Card heading="Copii de siguranță" className="stack">
      {backups.facts ? (
        <Facts rows={backups.facts} />
      ) : (
        <p>
          Platforma nu are un loc pentru copii de siguranță (BACKUP_DIR). Dacă le face serverul bazei de date, întrebați
          persoana care îl administrează când a fost restaurată ultima. Dacă nu le face nimeni, cereți să fie
          configurate acum.
        </p>
      )}
    </Card>
  );
}
