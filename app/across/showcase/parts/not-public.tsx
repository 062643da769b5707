import type { Verification } from "~/modules/accounts/rules/actor";
import { ButtonLink } from "~/ui/button/button";
import { Notice } from "~/ui/flash/flash";

/** Why nobody else sees the community yet, and what changes that; nothing when everybody does. */
export function NotPublic({ verification }: { verification: Verification }) {
  switch (verification) {
    case "verified":
      return null;
    case "pending":
      return (
        <Notice>
          Pagina nu este publică încă: instituția este în curs de verificare. O puteți completa de pe acum; după
          verificare apare singură în lista comunităților, pe hartă și în căutare.
        </Notice>
      );
    case "rejected":
      return (
        <Notice
          tone="yellow"
          action={
            <ButtonLink small href="/uat/profile">
              Vezi motivul
            </ButtonLink>
          }
        >
          Pagina nu este publică: verificarea instituției a fost respinsă. Corectați datele și cereți din nou
          verificarea.
        </Notice>
      );
    case "suspended":
      return (
        <Notice tone="red">
          Contul instituției este suspendat. Pagina se păstrează, dar nu se vede public și nu se poate modifica. Pentru
          lămuriri scrieți la suport.
        </Notice>
      );
  }
}
