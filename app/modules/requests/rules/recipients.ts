import { plural } from "~/platform/language/plural";
import { isOpenResponse, type ResponseStatus } from "./response";

type Asked = { decidedAt: Date | null; acceptedPartnerName: string | null };

/** The offers whose firms are told of an action on their request: the accepted one, and before that every open one. */
export function offersToTell<Offer extends { status: ResponseStatus }>(offers: readonly Offer[]): Offer[] {
  const accepted = offers.filter(({ status }) => status === "accepted");
  return accepted.length > 0 ? accepted : offers.filter(isOpenResponse);
}

/** The same in a sentence, before the action and after it. `how` follows: "cu motivul". */
export function whoIsTold(
  { decidedAt, acceptedPartnerName }: Asked,
  offers: readonly { status: ResponseStatus }[],
  how = "",
): string {
  const ending = how === "" ? "." : `, ${how}.`;
  if (decidedAt !== null) {
    return acceptedPartnerName === null
      ? "Nicio firmă nu este anunțată: partenerul ales nu mai continuă."
      : `${acceptedPartnerName} este anunțată${ending}`;
  }
  const received = offersToTell(offers).length;
  if (received === 0) return "Solicitarea nu are nicio ofertă, așa că nu este anunțată nicio firmă.";
  return received === 1
    ? `Firma care a trimis o ofertă este anunțată${ending}`
    : `Cele ${plural(received, "firmă", "firme")} care au trimis oferte sunt anunțate${ending}`;
}

/** The offers that an acceptance declines: their firms are told so. */
export const declinedBeside = <Offer extends { id: string; status: ResponseStatus }>(
  offers: readonly Offer[],
  chosen: string,
): Offer[] => offers.filter((offer) => offer.id !== chosen && isOpenResponse(offer));

/** To how many firms beside the chosen one an acceptance is told; "" for none. */
export function othersTold(others: number): string {
  if (others === 0) return "";
  return others === 1
    ? "Cealaltă firmă este anunțată că oferta ei nu a fost acceptată."
    : `Celelalte ${plural(others, "firmă", "firme")} sunt anunțate că oferta lor nu a fost acceptată.`;
}

/** To how many firms a sent request is announced. */
export const firmsTold = (count: number): string =>
  count === 0
    ? "Niciun partener verificat nu lucrează încă în această categorie, așa că nu este anunțat niciunul."
    : `${count === 1 ? "Este anunțat" : "Sunt anunțați"} ${plural(count, "partener", "parteneri")}.`;

/** The same of a request that is sent: one for a single firm is announced to that one, whatever its categories are. */
export const sendingTold = (request: { onlyPartnerName: string | null }, count: number): string =>
  request.onlyPartnerName === null ? firmsTold(count) : `O primește numai ${request.onlyPartnerName}.`;

/** Who reads what is published at a request: "O văd toți partenerii", "O vede Firma SRL". */
export const readBy = (what: "O" | "Îl" | "Le", { onlyPartnerName }: { onlyPartnerName: string | null }): string =>
  onlyPartnerName === null ? `${what} văd toți partenerii` : `${what} vede ${onlyPartnerName}`;
