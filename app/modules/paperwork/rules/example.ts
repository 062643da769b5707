import type { Composed } from "./compose";
import type { Facts } from "./facts";
import { thresholdWords } from "./threshold";

/**
 * Invented facts with which an ADMIN sees a model filled: the requests of an authority are not an ADMIN's to read before they
 * are sent.
 */
const FACTS: Facts = {
  autoritate: "Comuna Exemplu",
  judet: "Sălaj",
  cui_autoritate: "1234567",
  sediu_autoritate: "Strada Primăriei nr. 1, Exemplu",
  numar_solicitare: "PSP‑2026‑000001",
  data_solicitare: "7 septembrie 2026",
  obiect: "Reparația acoperișului școlii din satul Exemplu",
  categorie: "Construcții și lucrări",
  descriere:
    "Acoperișul școlii lasă apa să intre în două săli de clasă. Sunt de înlocuit 180 m² de țiglă și jgheaburile.",
  buget: "60.000–90.000 lei",
  termen: "7 octombrie 2026, 16:00",
  numar_oferte: "2 oferte",
  data_deschidere: "nu este cazul, ofertele nu au fost sigilate",
  valoare_estimata: "86.750 lei",
  valoare_minima: "84.500 lei",
  valoare_maxima: "89.000 lei",
  criteriu: "prețul cel mai scăzut",
  praguri: thresholdWords(new Date("2026-09-07T07:00:00.000Z")),
  loc: "Sălaj",
  fisiere: "Releveu acoperiș.pdf",
  intrebari_pana: "2 octombrie 2026, 16:00",
  ofertanti: "Firma Exemplu SRL; Altă Firmă SRL",
  firma: "Firma Exemplu SRL",
  cui_firma: "7654321",
  sediu_firma: "Strada Meșterilor nr. 3, Zalău",
  pret: "84.500 lei",
  pret_convenit: "84.500 lei",
  durata: "6 săptămâni",
  data_oferta: "21 septembrie 2026",
  data_decizie: "9 octombrie 2026",
  motiv: "altă ofertă a fost mai potrivită",
  motiv_alegere: "",
  data_finalizare: "27 noiembrie 2026",
  intocmit_de: "Ana Exemplu",
  nr_referat: "101 din 1 septembrie 2026",
  nr_extras: "102 din 1 septembrie 2026",
  nr_nota: "103 din 2 septembrie 2026",
  nr_caiet: "104 din 4 septembrie 2026",
  nr_invitatie: "105 din 7 septembrie 2026",
  nr_proces_verbal: "120 din 9 octombrie 2026",
  nr_angajament: "121 din 12 octombrie 2026",
  nr_receptie: "150 din 27 noiembrie 2026",
  nr_nir: null,
};

export const EXAMPLE: Composed = {
  facts: FACTS,
  tables: {
    offers: [
      ["1", "Firma Exemplu SRL", "84.500 lei", "6 săptămâni", "21 septembrie 2026, 10:00", "Trimisă"],
      ["2", "Altă Firmă SRL", "89.000 lei", "2 luni", "30 septembrie 2026, 12:30", "Trimisă"],
    ],
    sources: [
      ["1", "Catalogul electronic SEAP, poziția 1", "20 august 2026", "1 septembrie 2026", "84.500 lei"],
      ["2", "Contract publicat al Comunei Vecine", "12 mai 2026", "1 septembrie 2026", "89.000 lei"],
    ],
  },
  letterhead: { imageId: null, head: ["ROMÂNIA", "JUDEȚUL SĂLAJ", "COMUNA EXEMPLU"], prefix: null, signatories: [] },
};
