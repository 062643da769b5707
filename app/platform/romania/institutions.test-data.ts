/** Names of places, of which some begin as other words do. */
export const PLACE_NAMES = [
  ...["Valea Rece", "Fântâna Albastră", "Orașu Nou", "Comănești", "Municipeni", "Județeni", "Cluj-Napoca"],
  ...["Trei Izvoare", "Șimleu", "Ocna de Sus", "Comana", "Primăverii"],
];

/** Twelve ways in which people write the institution of a place. */
export const institutionsOf = (place: string): string[] => [
  `Primăria ${place}`,
  `Primăria comunei ${place}`,
  `primaria municipiului ${place}`,
  `Primăriei orașului ${place}`,
  `UAT ${place}`,
  `U.A.T. com. ${place}`,
  `Consiliul Local ${place}`,
  `Consiliul Local al Comunei ${place}`,
  `mun. ${place}`,
  `oraș ${place}`,
  `Județul ${place}`,
  `Consiliul Județean ${place}`,
];
