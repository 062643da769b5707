import { describe, expect, it } from "vitest";
import { whoIsTold } from "./told";

const offers = (received: number) => ({ received, unconfirmed: 0 });
const sent = { status: "sent", acceptedPartnerName: null } as const;

describe("whom an act reaches", () => {
  it.each([
    [sent, 0, "Nicio firmă nu a trimis o ofertă, așa că nu este anunțată niciuna."],
    [sent, 1, "Firma care a trimis o ofertă este anunțată, cu motivul."],
    [sent, 2, "Cele 2 firme care au trimis oferte sunt anunțate, cu motivul."],
    [sent, 20, "Cele 20 de firme care au trimis oferte sunt anunțate, cu motivul."],
    [{ status: "in_progress", acceptedPartnerName: "Firma SRL" }, 3, "Firma SRL este anunțată, cu motivul."],
    [
      { status: "in_progress", acceptedPartnerName: null },
      3,
      "Nicio firmă nu este anunțată: partenerul ales nu mai continuă.",
    ],
  ] as const)("%j with %i offers", (request, received, sentence) => {
    expect(whoIsTold(request, offers(received), "cu motivul")).toBe(sentence);
  });
});
