import type { envVariables } from "~/platform/env.server";
import { plural } from "~/platform/language/plural";
import { PRESCRIPTION_MONTHS } from "~/platform/retention/fixed";

/**
 * What proves a statement: a test by its file and its name as it is written there; a setting; or a part of a header
 * of the public pages. `security.test.ts` walks them all.
 */
export type Proof =
  | { test: readonly [file: string, name: string] }
  | { setting: (typeof envVariables)[number] }
  | { header: readonly [name: string, part: string] };

export type Statement = { title: string; text: string; proofs: readonly [Proof, ...Proof[]] };

const test = (file: string, name: string): Proof => ({ test: [file, name] });
const setting = (name: (typeof envVariables)[number]): Proof => ({ setting: name });
const header = (name: string, part: string): Proof => ({ header: [name, part] });

/** What the platform does for security, each with what proves it. What has no proof is not said. */
export const statements: readonly Statement[] = [
  {
    title: "Oferte sigilate",
    text: "O ofertă sigilată o citește numai firma care a scris-o, până la termen și până când autoritatea o deschide. Conținutul ei nu ajunge în pagini, e-mailuri, notificări sau jurnal.",
    proofs: [
      test("tests/access/canary.test.ts", "is found by nobody but its author on any of its pages and .data addresses"),
      test("tests/access/canary.test.ts", "stands in no mail, journal, job, notification or message"),
      test("app/modules/requests/sealing.test.ts", "keeps its files"),
    ],
  },
  {
    title: "Drepturi de acces",
    text: "Fiecare adresă este încercată automat cu fiecare fel de cont, iar rezultatul este scris într-un tabel. Pentru ce este al altei organizații se primește același răspuns ca pentru ce nu există.",
    proofs: [
      test("tests/access/access.test.ts", "is said of every address and every mutation"),
      test("tests/access/access.test.ts", "answers the same for another's record as for one that does not exist"),
      test("tests/access/access.test.ts", "stands in docs/permissions.md as it was tried here"),
    ],
  },
  {
    title: "Organizații verificate",
    text: "Un administrator verifică fiecare organizație înscrisă. Datele verificate nu mai pot fi modificate de organizație, iar o organizație suspendată este deconectată imediat.",
    proofs: [
      test(
        "app/modules/accounts/verification.test.ts",
        "goes through its states, by ADMIN only, and signs out whom it suspends",
      ),
      test("app/modules/accounts/verification.test.ts", "fixes the facts that were checked"),
    ],
  },
  {
    title: "Parole",
    text: "Din parolă se păstrează numai o amprentă calculată cu o valoare aleatoare, din care parola nu poate fi citită. Parolele foarte folosite nu sunt acceptate.",
    proofs: [
      test("app/across/home/security.test.ts", "a password is kept as a salted hash"),
      test("app/platform/romania/passwords.test.ts", "checks the shortest and longest length"),
      test("app/platform/romania/passwords.test.ts", "lists the common ones folded"),
    ],
  },
  {
    title: "Ghicirea parolelor",
    text: "Cel mult 480 de parole ale unui cont sunt verificate într-o zi, de la oricâte adrese ar veni. Titularul intră în continuare din navigatorul în care s-a mai conectat.",
    proofs: [
      test(
        "app/modules/accounts/guessing.test.ts",
        "reach the password at most 480 times in a day, from however many addresses",
      ),
      test(
        "app/modules/accounts/guessing.test.ts",
        "from everywhere are stopped, but not on a device where the person has signed in",
      ),
      setting("TRUSTED_PROXIES"),
    ],
  },
  {
    title: "Verificare în doi pași",
    text: "Oricine poate cere la conectare și un cod din telefon, care este acceptat o singură dată. Pentru administratori verificarea în doi pași este obligatorie, în afară de modul demonstrativ.",
    proofs: [
      test(
        "app/modules/accounts/second-factor.test.ts",
        "is asked for after the password, takes each code once, and backup codes",
      ),
      test(
        "app/modules/accounts/second-factor.test.ts",
        "is owed by an ADMIN outside the demonstration: until then the session opens nothing",
      ),
      setting("SEED"),
    ],
  },
  {
    title: "Sesiuni",
    text: "O sesiune nefolosită se încheie după 7 zile, iar a unui administrator după o oră. În baza de date stă numai amprenta ei; o parolă nouă, aleasă prin e-mail, închide toate sesiunile.",
    proofs: [
      test(
        "app/modules/accounts/rules.test.ts",
        "last an hour of idleness for an ADMIN, a week for others, twelve hours and a month at most",
      ),
      test(
        "app/modules/accounts/session-tokens.test.ts",
        "is in no copy of the database, whichever way the session was opened",
      ),
      test("app/modules/accounts/sign-in.test.ts", "are set by a link, once, and end every session"),
    ],
  },
  {
    title: "Cookie-uri și HTTPS",
    text: "Cookie-ul sesiunii nu poate fi citit de scripturi, iar peste HTTPS este legat de adresa platformei. După prima vizită prin HTTPS navigatorul nu mai deschide platforma fără criptare timp de doi ani.",
    proofs: [
      test(
        "app/across/workspace/cookies.test.ts",
        "every cookie is bound to this host, and only those that scripts need are readable by them",
      ),
      test("app/platform/http/http.test.ts", "have HSTS only over https"),
      setting("ORIGIN"),
    ],
  },
  {
    title: "Formulare",
    text: "Un formular trimis de pe alt site este refuzat. Aceeași regulă este verificată pentru orice cerere care poate modifica date.",
    proofs: [
      test("app/application.test.ts", "is taken under either name of this machine, and from nowhere else"),
      test("app/platform/http/http.test.ts", "is checked for every method that may change something"),
      header("content-security-policy", "form-action 'self'"),
    ],
  },
  {
    title: "Fără scripturi de la alții",
    text: "Navigatorul primește pe fiecare pagină regula de a rula numai scripturile platformei și de a nu încărca nimic de pe alte site-uri. Paginile nu pot fi afișate în cadrul altui site.",
    proofs: [
      header("content-security-policy", "default-src 'self'"),
      header("content-security-policy", "script-src 'self'"),
      header("content-security-policy", "frame-ancestors 'none'"),
      header("x-content-type-options", "nosniff"),
      test(
        "app/platform/http/http.test.ts",
        "allow scripts by nonce on signed-in pages, and only our own files on public ones",
      ),
    ],
  },
  {
    title: "Imagini",
    text: "O imagine încărcată este refăcută: locul, aparatul și autorul scrise în ea nu se păstrează. Până o arată o pagină publică, imaginea nu este publică.",
    proofs: [
      test(
        "app/modules/media/images.test.ts",
        "without where, with what and by whom it was taken, and turned as it was held",
      ),
      test("app/across/pictures/pictures.test.ts", "is its sender's alone, and kept by nobody"),
      setting("IMAGE_MEGAPIXELS"),
    ],
  },
  {
    title: "Documente",
    text: "Felul unui document se recunoaște după conținut. Documentele cu macrocomenzi, cu parolă sau care încarcă ceva din altă parte și PDF-urile cu programe sunt refuzate; cele primite se pot numai descărca.",
    proofs: [
      test("app/modules/media/content/content.test.ts", "%s is refused"),
      test("app/modules/media/content/pdf.test.ts", "%s is refused"),
      test(
        "tests/files/takers.test.ts",
        "takes files as programs really write them, and names every one that it refuses",
      ),
      test("app/modules/media/attachments.test.ts", "is saved, never shown"),
    ],
  },
  {
    title: "Jurnal",
    text: `Pașii unei solicitări și deciziile administratorilor rămân în jurnal: cine, când, ce. Baza de date refuză modificarea unei înregistrări din el și ștergerea celor din ultimele ${plural(PRESCRIPTION_MONTHS, "lună", "luni")}. Pe cele mai vechi le poate șterge numai curățarea automată, dacă operatorul a ales un termen și nicio pagină nu le mai arată.`,
    proofs: [
      test("app/retention.test.ts", "removes what is old and shown nowhere, and says so in the journal"),
      test("app/retention.test.ts", "is the only way: the database refuses everyone else"),
      test("app/across/home/security.test.ts", "an entry of the journal is neither changed nor deleted"),
      test(
        "app/modules/requests/requests.test.ts",
        "is written, edited with its files, and deleted without a trace but in the journal",
      ),
      test(
        "app/modules/accounts/verification.test.ts",
        "goes through its states, by ADMIN only, and signs out whom it suspends",
      ),
    ],
  },
  {
    title: "Loguri fără date personale",
    text: "Când o operațiune nu reușește, logul arată ce s-a întâmplat și unde, fără textele scrise de oameni, adresele lor sau linkurile secrete.",
    proofs: [
      test("tests/log/private-content.sweep.test.ts", "keeps tokens and addresses (%s)"),
      test("tests/log/private-content.sweep.test.ts", "keeps what was written to the support team"),
      test("tests/log/private-content.sweep.test.ts", "leaves no values in the log or in the queue"),
    ],
  },
  {
    title: "Date personale",
    text: "Pentru fiecare coloană despre un om este scris dacă i se dă când își cere datele și ce devine când cere ștergerea. O coloană nouă fără această decizie oprește construirea platformei.",
    proofs: [
      test(
        "app/modules/accounts/column-classes.test.ts",
        "is forgotten when they ask, but for what names nobody or was decided or agreed to",
      ),
      test("app/modules/accounts/column-classes.test.ts", "says for each of its columns what becomes of the row"),
    ],
  },
  {
    title: "Opriri neașteptate",
    text: "Ce a fost confirmat ca salvat nu se pierde când programul sau baza de date se oprește brusc. Este încercat prin oprire forțată, de trei ori pentru fiecare.",
    proofs: [
      test(
        "tests/faults/process-killed.test.ts",
        "kill -9 of the process while writes are acknowledged, three times: none is lost, none is half, the next start needs no help",
      ),
      test(
        "tests/faults/database-killed.test.ts",
        "kill -9 of the embedded database while writes are acknowledged, three times: none is lost, and the process brings it back itself",
      ),
    ],
  },
];

/** What a reader may expect and the platform does not do. */
export const notDone: readonly string[] = [
  "Documentele nu trec printr-un antivirus.",
  "Copiile de siguranță se fac numai dacă operatorul a dat un loc pentru ele sau le face cu instrumentele lui.",
  "Datele personale nu se exportă și nu se șterg dintr-un buton al platformei: le cereți în scris, iar operatorul răspunde în cel mult o lună.",
];
