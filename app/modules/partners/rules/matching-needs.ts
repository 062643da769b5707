/** What a firm loses by leaving a part empty, said where it leaves it so. */
export const NO_CATEGORIES =
  "Fără nicio categorie firma nu mai primește oportunități. Dacă asta doriți, bifați mai jos și salvați încă o dată";

/** What stands on the page of the whole profile while something that matching needs is missing. */
export function missingForMatching({ categories, counties }: { categories: number; counties: number }): string | null {
  if (categories === 0) {
    return "Firma nu are nicio categorie, așa că nu primește nicio oportunitate. Alegeți categoriile în care lucrați.";
  }
  if (counties === 0) {
    return "Firma nu are niciun județ: oportunitățile vin, dar autoritățile nu află că lucrați la ele și filtrul după județ nu vă găsește.";
  }
  return null;
}

/** What follows from what was just saved. */
export function consequence(section: string, { empty, listed }: { empty: boolean; listed: boolean }): string {
  if (section === "categories" && empty) return "Fără nicio categorie firma nu primește oportunități.";
  if (section === "services" && empty) return "Fără servicii firma nu are oferte în marketplace.";
  return listed ? "Se vede deja pe pagina publică." : "Se va vedea public după ce firma este verificată.";
}
