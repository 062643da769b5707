import { field, heading, type Model, signed, table, text, write } from "./model-parts";
import type { PaperKind } from "./paper-kind";

const SUBJECT = "pentru achiziția: {obiect}";
const CRITERION = field("Criteriul de alegere, așa cum a fost anunțat în solicitare", "criteriu");

/** Papers about the offers, for the institution. */
export const AWARD_MODELS = {
  declaration: {
    title: "Declarație de confidențialitate și de neconflict de interese",
    subtitle: SUBJECT,
    legalBasis: "Legea nr. 98/2016; HG nr. 395/2016",
    parts: [
      write("Subsemnatul/Subsemnata, cu numele și funcția"),
      text(
        "implicat(ă) în achiziția „{obiect}”, solicitarea nr. {numar_solicitare}, autoritatea contractantă {autoritate}, declar pe propria răspundere că:",
      ),
      text(
        "a) nu am calitatea de soț/soție, rudă sau afin până la gradul al doilea inclusiv cu persoane care conduc firmele de mai jos ori dețin părți sociale sau acțiuni ale lor;",
      ),
      text(
        "b) nu am, direct sau indirect, un interes personal, financiar, economic sau de altă natură care să-mi afecteze imparțialitatea;",
      ),
      text(
        "c) păstrez confidențialitatea ofertelor și a informațiilor pe care firmele le-au arătat ca fiind confidențiale;",
      ),
      text("d) anunț imediat conducătorul instituției dacă apare o situație de la lit. a) sau b)."),
      field("Firmele care au trimis oferte", "ofertanti"),
      write("Data"),
      signed("declarant"),
    ],
  },
  comparison: {
    title: "Tabel comparativ al ofertelor",
    subtitle: SUBJECT,
    legalBasis: "Legea nr. 98/2016, art. 7 alin. (7)",
    parts: [
      field("Numărul solicitării", "numar_solicitare"),
      field("Termenul pentru oferte", "termen"),
      field("Bugetul, fără TVA", "buget"),
      CRITERION,
      field("Oferte primite", "numar_oferte"),
      table("offers"),
      text("Prețurile sunt fără TVA, așa cum le-au scris firmele în ofertele lor."),
      write("Observații", 3),
      signed("committee", "maker"),
    ],
  },
  selection: {
    title: "Proces-verbal de selecție",
    subtitle: SUBJECT,
    legalBasis: "Legea nr. 98/2016, art. 7 alin. (5) și (7)",
    parts: [
      text(
        "Încheiat la sediul autorității contractante, {autoritate}, cu privire la solicitarea nr. {numar_solicitare}, trimisă la {data_solicitare}, cu termen pentru oferte {termen}.",
      ),
      field("Ofertele sigilate au fost deschise la", "data_deschidere"),
      CRITERION,
      heading("1. Ofertele"),
      table("offers"),
      heading("2. Oferta aleasă"),
      text(
        "La {data_decizie} a fost aleasă oferta firmei {firma}, CUI {cui_firma}, cu prețul de {pret}, fără TVA, și durata de {durata}.",
      ),
      field("Valoarea estimată, fără TVA", "valoare_estimata"),
      field("Nota valorii estimate", "nr_nota"),
      heading("3. Motivarea alegerii"),
      text("{motiv_alegere}"),
      write("Cum îndeplinește oferta aleasă criteriul anunțat", 4),
      signed("approved", "committee", "maker"),
    ],
  },
} satisfies Partial<Record<PaperKind, Model>>;
