/** Cine răspunde de platformă, cum apare pe paginile ei și pe certificate. DE COMPLETAT înainte de punerea în funcțiune. */
export const OPERATOR = "Asociația CCDL";
