import { describe, expect, it } from "vitest";
import { othersTold, whoIsTold } from "./recipients";

const offers = (received: number) => [
  { status: "withdrawn" } as const,
  ...Array.from({ length: received }, (_, place) => ({
    status: place === 0 ? ("submitted" as const) : ("to_confirm" as const),
  })),
];
const sent = { decidedAt: null, acceptedPartnerName: null };
const decidedAt = new Date("2026-10-08T08:00:00Z");

describe("whom an action reaches", () => {
  it.each([
    [sent, 0, "Solicitarea nu are nicio ofertă, așa că nu este anunțată nicio firmă."],
    [sent, 1, "Firma care a trimis o ofertă este anunțată, cu motivul."],
    [sent, 2, "Cele 2 firme care au trimis oferte sunt anunțate, cu motivul."],
    [sent, 20, "Cele 20 de firme care au trimis oferte sunt anunțate, cu motivul."],
    [{ decidedAt, acceptedPartnerName: "Firma SRL" }, 3, "Firma SRL este anunțată, cu motivul."],
    [{ decidedAt, acceptedPartnerName: null }, 3, "Nicio firmă nu este anunțată: partenerul ales nu mai continuă."],
  ] as const)("%j with %i offers", (request, received, sentence) => {
    expect(whoIsTold(request, offers(received), "cu motivul")).toBe(sentence);
  });
});

it.each([
  [0, ""],
  [1, "Cealaltă firmă este anunțată că oferta ei nu a fost acceptată."],
  [2, "Celelalte 2 firme sunt anunțate că oferta lor nu a fost acceptată."],
  [20, "Celelalte 20 de firme sunt anunțate că oferta lor nu a fost acceptată."],
])("an acceptance with %i other open offers", (others, sentence) => {
  expect(othersTold(others)).toBe(sentence);
});
