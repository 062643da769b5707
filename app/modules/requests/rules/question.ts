import type { ServiceRequest } from "./request";

/**
 * Asked by a verified partner, answered once by the owner, and then read by every partner. `askedBy` decides what its own
 * organisation may see. It never leaves the server: no page, mail, export or log names it.
 */
export type Question = {
  askedBy: string;
  askedAt: Date;
  answeredAt: Date | null;
  request: ServiceRequest;
};

/** Of a request that only this firm sees, the authority knows who asks. */
export const anonymity = (isAddressed: boolean): string =>
  isAddressed
    ? "Solicitarea vă este adresată numai dumneavoastră: întrebarea și răspunsul nu le văd alte firme."
    : "Numele dumneavoastră nu îl vede nimeni, nici autoritatea. Întrebarea și răspunsul sunt văzute de toți partenerii.";
