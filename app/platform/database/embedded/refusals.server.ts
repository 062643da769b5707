import { OperatorError } from "../../operator-error";
import { isRelease } from "../../version.server";

/** Another process of this program uses the data folder. */
export class AlreadyRunning extends OperatorError {
  constructor(folder: string) {
    super(`Platforma rulează deja pe folderul ${folder}. Opriți procesul care rulează sau alegeți alt DATA_DIR.`);
  }
}

/** The same while several processes start at once: worth another try. */
export class LostRace extends AlreadyRunning {}

export const noUser = () =>
  new OperatorError(
    "PostgreSQL nu pornește ca root, iar mașina nu are nici utilizatorul postgres, nici nobody. Porniți platforma ca utilizator obișnuit sau dați DATABASE_URL.",
  );

export const unreachable = (folder: string) =>
  new OperatorError(
    `Utilizatorul sub care rulează PostgreSQL nu poate ajunge la folderul ${folder}. Alegeți un DATA_DIR pe care îl poate deschide orice utilizator (de exemplu /srv/psp) sau dați folderelor de deasupra lui dreptul de acces (chmod o+x).`,
  );

export const notOurs = (folder: string) =>
  new OperatorError(
    `Baza de date din ${folder} aparține altui utilizator al mașinii. Porniți platforma ca acel utilizator sau ca root.`,
  );

/** PostgreSQL ends when it cannot write its WAL, and does not start before there is room. */
export class DiskFull extends OperatorError {
  constructor(folder: string) {
    super(
      `Baza de date nu pornește fiindcă discul folderului ${folder} este plin. Eliberați loc pe el, fără să ștergeți nimic din ${folder}: o platformă pornită o pornește singură, altfel porniți din nou.`,
    );
  }
}

export const noStart = (reason: string, folder: string) =>
  /No space left on device|Disk quota exceeded/.test(reason)
    ? new DiskFull(folder)
    : new OperatorError(`Baza de date nu a pornit. Ultimele linii din jurnalul ei:\n${reason}`);

export const notInstalled = (system: string) =>
  new OperatorError(
    `Programele PostgreSQL pentru ${system} nu sunt instalate. ${isRelease ? "Folosiți arhiva care le cuprinde" : "Verificați accesul la registrul npm, ștergeți folderul node_modules și porniți din nou"} sau dați adresa unui PostgreSQL propriu în DATABASE_URL.`,
  );

export const lost = (place: string) =>
  new OperatorError(
    `${place} trimite la o bază de date care nu mai există. Aduceți-o înapoi sau ștergeți linkul, ca să începeți cu una goală.`,
  );
