/** What a model may say of a request: the name in its text, and what it is. */
export const FACTS = {
  autoritate: "denumirea autorității",
  judet: "județul",
  cui_autoritate: "CUI-ul autorității",
  sediu_autoritate: "sediul autorității",
  numar_solicitare: "numărul solicitării",
  data_solicitare: "data trimiterii solicitării",
  obiect: "obiectul solicitării",
  categorie: "categoria",
  descriere: "descrierea",
  buget: "bugetul, fără TVA",
  termen: "termenul pentru oferte",
  numar_oferte: "câte oferte sunt",
  data_deschidere: "data deschiderii ofertelor sigilate",
  valoare_estimata: "valoarea estimată, fără TVA",
  valoare_minima: "cea mai mică valoare",
  valoare_maxima: "cea mai mare valoare",
  criteriu: "criteriul de alegere anunțat",
  praguri: "pragurile achiziției directe",
  loc: "județul în care se execută",
  fisiere: "fișierele solicitării",
  intrebari_pana: "termenul pentru întrebări",
  ofertanti: "firmele care au trimis oferte",
  firma: "denumirea firmei",
  cui_firma: "CUI-ul firmei",
  sediu_firma: "sediul firmei",
  pret: "prețul ofertei, fără TVA",
  pret_convenit: "prețul convenit, fără TVA",
  durata: "durata din ofertă",
  data_oferta: "data depunerii ofertei",
  data_decizie: "data deciziei",
  motiv: "motivul neacceptării",
  motiv_alegere: "motivul alegerii, unde a fost cerut",
  data_finalizare: "data finalizării colaborării",
  intocmit_de: "cine a întocmit documentul",
  nr_referat: "numărul de înregistrare al referatului",
  nr_extras: "numărul extrasului din program",
  nr_nota: "numărul notei valorii estimate",
  nr_caiet: "numărul caietului de sarcini",
  nr_invitatie: "numărul invitației",
  nr_proces_verbal: "numărul procesului-verbal de selecție",
  nr_angajament: "numărul comenzii sau al contractului",
  nr_receptie: "numărul procesului-verbal de recepție",
  nr_nir: "numărul notei de intrare-recepție",
} as const;

export type Fact = keyof typeof FACTS;
const isFact = (name: string): name is Fact => Object.hasOwn(FACTS, name);

/** The facts of a request now; null for what it does not have. */
export type Facts = Readonly<Record<Fact, string | null>>;

const NAMED = /\{([a-z_]+)\}/g;

/** The facts that a text names. */
export const factsIn = (text: string): Fact[] => [...text.matchAll(NAMED)].map(([, name = ""]) => name).filter(isFact);

/** The text with its facts; a missing one is left blank, to be filled in by hand. */
export const filled = (text: string, facts: Facts, blank: string): string =>
  text.replace(NAMED, (written, name: string) => (isFact(name) ? (facts[name] ?? blank) : written));
