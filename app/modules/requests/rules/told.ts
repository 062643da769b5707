import { plural } from "~/platform/language/plural";
import type { OfferCount } from "./offer-count";
import type { RequestStatus } from "./request";

type Asked = { status: RequestStatus; acceptedPartnerName: string | null };

/**
 * Whom an act on a request reaches: the accepted firm while the collaboration runs, before it every firm with an offer that is
 * not withdrawn. `how` follows: "cu motivul".
 */
export function whoIsTold({ status, acceptedPartnerName }: Asked, { received }: OfferCount, how = ""): string {
  const ending = how === "" ? "." : `, ${how}.`;
  if (status === "in_progress") {
    return acceptedPartnerName === null
      ? "Nicio firmă nu este anunțată: partenerul ales nu mai continuă."
      : `${acceptedPartnerName} este anunțată${ending}`;
  }
  if (received === 0) return "Nicio firmă nu a trimis o ofertă, așa că nu este anunțată niciuna.";
  return received === 1
    ? `Firma care a trimis o ofertă este anunțată${ending}`
    : `Cele ${plural(received, "firmă", "firme")} care au trimis oferte sunt anunțate${ending}`;
}

/** To how many firms a sent request is announced. */
export const firmsTold = (count: number): string =>
  count === 0
    ? "Niciun partener verificat nu lucrează încă în această categorie, așa că nu este anunțat niciunul."
    : `${count === 1 ? "Este anunțat" : "Sunt anunțați"} ${plural(count, "partener", "parteneri")}.`;

/** Who reads what is published at a request: "O văd toți partenerii", "O vede Firma SRL". */
export const readBy = (what: "O" | "Îl", { onlyPartnerName }: { onlyPartnerName: string | null }): string =>
  onlyPartnerName === null ? `${what} văd toți partenerii` : `${what} vede ${onlyPartnerName}`;
