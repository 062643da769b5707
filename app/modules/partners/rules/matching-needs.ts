/** The warning on the form that removes the last category. */
export const NO_CATEGORIES =
  "Fără nicio categorie firma este anunțată numai despre solicitările adresate ei. Dacă asta doriți, bifați mai jos și salvați încă o dată";

/** The warning on the profile page while categories or counties are missing; null when both are set. */
export function missingForMatching({ categories, counties }: { categories: number; counties: number }): string | null {
  if (categories === 0) {
    return "Firma nu are nicio categorie, așa că este anunțată numai despre solicitările adresate ei. Alegeți categoriile în care lucrați.";
  }
  if (counties === 0) {
    return "Firma nu are niciun județ: oportunitățile vin, dar autoritățile nu află că lucrați la ele și filtrul după județ nu vă găsește.";
  }
  return null;
}

/** The consequence of saving a section, for its message. */
export function consequence(section: string, { empty, listed }: { empty: boolean; listed: boolean }): string {
  if (section === "categories" && empty)
    return "Fără nicio categorie firma este anunțată numai despre solicitările adresate ei.";
  if (section === "services" && empty) return "Fără servicii firma nu are oferte în marketplace.";
  return listed ? "Se vede deja pe pagina publică." : "Se va vedea public după ce firma este verificată.";
}
