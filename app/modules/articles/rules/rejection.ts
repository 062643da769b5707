import { codesOf } from "~/platform/codes";

/** Frequent reasons of a rejection: what is missing and how to fix it. */
export const REJECTION_REASONS = {
  sources: "Adăugați sursa cifrelor și a afirmațiilor, ca să poată fi verificate.",
  advertising: "Textul este publicitar: povestiți ce s-a lucrat și cu ce rezultat, nu oferta.",
  unfinished: "Textul este prea scurt sau neterminat: spuneți ce s-a întâmplat, unde, când și ce urmează.",
  category: "Articolul nu ține de categoria aleasă: alegeți alta.",
  language: "Recitiți textul: are greșeli de scriere sau fraze greu de urmărit.",
  pictures: "Schimbați imaginile: nu țin de text sau lipsește acordul celor care apar în ele.",
  personal: "Scoateți datele personale ale altor oameni.",
} as const;

export type RejectionReason = keyof typeof REJECTION_REASONS;
export const REJECTION_REASON_CODES = codesOf(REJECTION_REASONS);

/** The reason sent to the author: the chosen sentences, then the ADMIN's own text. */
export function reasonText(chosen: readonly RejectionReason[], written: string | null): string {
  const sentences = REJECTION_REASON_CODES.filter((code) => chosen.includes(code)).map(
    (code) => REJECTION_REASONS[code],
  );
  return [...sentences, ...(written === null ? [] : [written])].join("\n");
}
