import { DRAFT_DAYS } from "~/platform/form/draft-view";
import { plural } from "~/platform/language/plural";
import { pageMeta } from "~/platform/page-meta";
import { settings } from "~/platform/settings.server";
import { Anchor } from "~/ui/anchor/anchor";
import { POLICIES_VERSION, type Policy, PolicyPage, Section, TextTable } from "../parts/policy-page";
import { operator } from "../rules/content";
import { cookieRows, purposeRows } from "../rules/privacy-tables";
import { retentionRows } from "../rules/retention";
import type { Route } from "./+types/public-privacy.page";

/** What the code does with personal data. A change of a table, a cookie or a sweep changes this text too. */
export const privacy: Policy = {
  path: "/confidentialitate",
  title: "Politica de confidențialitate",
  description:
    "Ce date personale prelucrează platforma, de ce, cât timp le păstrează, cine le vede și ce cookie-uri folosește.",
  version: POLICIES_VERSION,
  lead: "Ce date personale ajung la noi, de ce, cât stau și cine le vede. Textul descrie ce face platforma, nu ce ar putea face.",
};

/** The page says whether texts are sent to a language model, and to whom, and how long this operator keeps what. */
export const loader = () => ({ model: settings().model?.host ?? null, kept: retentionRows(settings()) });

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, privacy);

export default function PrivacyPage({ loaderData: { model, kept } }: Route.ComponentProps) {
  return (
    <PolicyPage policy={privacy}>
      <Section id="pe-scurt" title="Pe scurt">
        <ul className="bullets">
          <li>Cerem datele de care are nevoie o colaborare între o autoritate și o firmă, și atât.</li>
          <li>
            Nu urmărim pe nimeni: nu există publicitate, statistici ale altora, fonturi sau scripturi aduse de pe alte
            servere. Toate cookie-urile sunt strict necesare.
          </li>
          <li>
            Ofertele sigilate nu le citește nimeni în afara firmei care le-a scris până la termen, nici administratorii.
          </li>
          <li>Cine pune o întrebare despre o solicitare rămâne necunoscut, și pentru autoritate.</li>
          <li>
            Vă puteți vedea, corecta, primi și șterge datele; cum, scrie la{" "}
            <Anchor href="/gdpr">Drepturile dumneavoastră</Anchor>.
          </li>
        </ul>
      </Section>
      <Section id="operator" title="Cine răspunde de date">
        <p>
          Operatorul datelor este {operator.name} (CUI: {operator.cui}; registru: {operator.register}), cu sediul în{" "}
          {operator.address}, e-mail <a href={`mailto:${operator.email}`}>{operator.email}</a>.
        </p>
        <p>
          Pentru orice ține de datele personale scrieți la{" "}
          <a href={`mailto:${operator.dataProtectionEmail}`}>{operator.dataProtectionEmail}</a>, adresa responsabilului
          cu protecția datelor.
        </p>
        <p>
          Autoritățile și firmele care folosesc platforma răspund, la rândul lor, de datele personale pe care le scriu
          în solicitări, oferte, mesaje și fișiere.
        </p>
      </Section>
      <Section id="ce-date" title="Ce date prelucrăm, de ce și pe ce temei">
        <TextTable caption="Date, scop și temei" columns={["Date", "Scop", "Temei (RGPD)"]} rows={purposeRows} />
        <p>
          Nu cerem CNP, copii ale actelor de identitate, date despre sănătate sau alte date din categorii speciale. Vă
          rugăm să nu le scrieți nici în mesaje sau fișiere. Datele de cont sunt necesare: fără ele contul nu se poate
          face.
        </p>
      </Section>
      <Section id="ce-este-public" title="Ce vede oricine">
        <p>Numai după verificarea organizației, și numai acestea:</p>
        <ul className="bullets">
          <li>vitrina comunității, cu datele de contact pe care le pune autoritatea;</li>
          <li>
            profilul firmei: descriere, servicii, portofoliu, echipa pe care o numește, datele de contact, recenziile;
          </li>
          <li>despre o solicitare deschisă tuturor: titlul, categoria, județul, autoritatea, numărul și termenul;</li>
          <li>
            recenzia unei colaborări încheiate, cu numele autorității și al firmei; prima pagină arată numai astfel de
            colaborări, cu titlul, numărul și data solicitării.
          </li>
        </ul>
        <p>
          Descrierea, bugetul și fișierele unei solicitări le văd doar firmele verificate, după conectare. Numele,
          telefonul și e-mailul persoanei care ține contul nu sunt publice, dacă nu le puneți dumneavoastră în profil.
        </p>
      </Section>
      <Section id="cine-le-primeste" title="Cine le mai primește">
        <ul className="bullets">
          <li>cealaltă parte a unei colaborări: oferta către autoritate, mesajele către cei doi;</li>
          <li>administratorii asociației care verifică organizații și moderează, fiecare pas fiind scris în jurnal;</li>
          <li>furnizorul de găzduire și cel de e-mail ai operatorului, ca persoane împuternicite, sub contract;</li>
          {model === null ? null : (
            <li>
              serviciul de la {model}, al cărui model de limbaj scrie un răspuns din pasajele găsite de asistent:
              primește întrebarea și pasajele citate, fără numele și instituția celui care întreabă. CNP, IBAN,
              telefoanele, e-mailurile, seriile și numerele actelor de identitate, străzile cu număr și numele scrise
              după cuvinte ca „domnul” se ascund înainte; alte nume scrise în text pot fi trimise;
            </li>
          )}
          <li>autoritățile statului, când legea o cere.</li>
        </ul>
        <p>
          Platforma nu vinde și nu împrumută date și nu le transmite altcuiva. Furnizorii se aleg din Spațiul Economic
          European; lista lor se primește la cerere.
        </p>
      </Section>
      <Section id="cat-timp" title="Cât timp le păstrăm">
        <TextTable caption="Cât timp păstrăm datele" columns={["Date", "Cât", "Motiv (RGPD)"]} rows={kept} />
      </Section>
      <Section id="cookie-uri" title="Cookie-uri și ce rămâne în navigator">
        <p>
          Nu cerem acordul pentru cookie-uri, fiindcă nu folosim decât pe cele fără de care platforma nu ar merge (art.
          4 alin. (6) din Legea 506/2004). Cine doar citește paginile publice nu primește niciunul. Pe o conexiune https
          numele lor încep cu __Host-.
        </p>
        <TextTable caption="Cookie-uri" columns={["Nume", "La ce folosește", "Cât stă"]} rows={cookieRows} />
        <p>
          În navigator nu rămâne nimic altceva. Ce scrieți într-un formular, înainte de a-l trimite, se păstrează la
          noi: textul păstrat îl citiți numai dumneavoastră și se șterge la trimitere, când îl ștergeți sau după{" "}
          {plural(DRAFT_DAYS, "zi", "zile")}.
        </p>
      </Section>
      <Section id="cum-le-pazim" title="Cum le protejăm">
        <ul className="bullets">
          <li>
            Parolele se păstrează doar ca amprente din care nu se pot reface; la fel și linkurile trimise prin e-mail.
          </li>
          <li>Verificarea în doi pași poate fi activată de oricine și este obligatorie pentru administratori.</li>
          <li>
            Orice cerere este verificată pe server: ce nu este al dumneavoastră arată la fel ca ceva ce nu există.
          </li>
          <li>Imaginile încărcate se refac: locul și aparatul cu care au fost făcute se șterg din ele.</li>
          <li>Fiecare schimbare este scrisă într-un jurnal care nu se poate modifica.</li>
          <li>Logurile tehnice nu cuprind parole, coduri, cookie-uri sau adresa dumneavoastră IP.</li>
        </ul>
      </Section>
      <Section id="schimbari" title="Schimbarea acestui text">
        <p>
          Fiecare versiune este datată. Când se schimbă ceva ce vă privește, vă scriem înainte prin e-mail sau vă arătăm
          la conectare.
        </p>
      </Section>
    </PolicyPage>
  );
}
