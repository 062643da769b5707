import { field, type Model, signed, text, write } from "./model-parts";
import type { PaperKind } from "./paper-kind";

export const FIRM = [field("Către", "firma"), field("CUI", "cui_firma"), field("Sediul", "sediu_firma")] as const;

/** Letters to a firm. */
export const LETTER_MODELS = {
  accepted: {
    title: "Comunicare privind acceptarea ofertei",
    subtitle: "{obiect}",
    legalBasis: "Legea nr. 98/2016, art. 7 alin. (7)",
    parts: [
      ...FIRM,
      text(
        "Vă comunicăm că oferta dumneavoastră, trimisă la {data_oferta} la solicitarea nr. {numar_solicitare}, „{obiect}”, a fost acceptată la {data_decizie}.",
      ),
      text("Prețul ofertei este de {pret}, fără TVA, iar durata este de {durata}."),
      write("Pașii următori și persoana de contact", 3),
      text("Acceptarea ofertei nu ține loc de contract și nici de achiziție prin SEAP."),
      signed("head"),
    ],
  },
  declined: {
    title: "Comunicare privind neacceptarea ofertei",
    subtitle: "{obiect}",
    legalBasis: "Legea nr. 98/2016, art. 7 alin. (7)",
    parts: [
      ...FIRM,
      text("Vă mulțumim pentru oferta trimisă la {data_oferta} la solicitarea nr. {numar_solicitare}, „{obiect}”."),
      text("Vă comunicăm că oferta nu a fost acceptată. Motivul: {motiv}."),
      write("Alte precizări", 2),
      signed("head"),
    ],
  },
  completion: {
    title: "Solicitare de completare a ofertei",
    subtitle: "{obiect}",
    legalBasis: "Legea nr. 98/2016, art. 7 alin. (7)",
    parts: [
      ...FIRM,
      text(
        "Pentru oferta trimisă la {data_oferta} la solicitarea nr. {numar_solicitare}, „{obiect}”, vă rugăm să transmiteți următoarele completări:",
      ),
      write("Completările cerute", 5),
      write("Termenul de răspuns"),
      signed("head"),
    ],
  },
} satisfies Partial<Record<PaperKind, Model>>;
