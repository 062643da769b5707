import { codesOf } from "~/platform/codes";

/** What an authority may have to do next with its requests, as the filter of their list names it. */
export const STEPS = {
  opening: "Cu oferte sigilate de deschis",
  choosing: "Cu o ofertă de ales",
  replacing: "Rămase fără partener",
  answering: "Cu întrebări fără răspuns",
  deciding: "Fără nicio ofertă de acceptat",
  nearing: "Cu termenul în cel mult 3 zile",
  evaluating: "Încă în evaluare",
  reviewing: "Finalizate fără recenzie",
  completing: "În desfășurare de peste 30 de zile",
  filling: "Cu locuri necompletate",
  sending: "Gata de trimis",
  redating: "Care au nevoie de alt termen",
  queueing: "De trimis după verificare",
  collecting: "Care primesc oferte",
  collaborating: "Cu o colaborare în desfășurare",
} as const;

/** By priority: what others wait for comes before the authority's own. */
export const STEP_CODES = codesOf(STEPS);
export type Step = keyof typeof STEPS;

/** What a firm may have to do next with its offers. */
export const OFFER_STEPS = {
  confirm: "Cu oferta de confirmat",
  begin: "Cu oferta acceptată, fără mesajul firmei",
  reply: "Cu o recenzie nouă fără răspuns",
  collaborate: "Cu o colaborare în desfășurare",
  resubmit: "Cu oferta retrasă, care se poate trimite din nou",
  edit: "Cu oferta trimisă, care se poate modifica",
  replyLate: "Cu o recenzie mai veche fără răspuns",
} as const;
export type OfferStep = keyof typeof OFFER_STEPS;
