import { TERMS_VERSION_WORDS } from "~/modules/accounts/rules/terms";
import { pageMeta } from "~/platform/page-meta";
import { Anchor } from "~/ui/anchor/anchor";
import { type Policy, PolicyPage, Section } from "../parts/policy-page";
import { contact, operator } from "../rules/content";
import type { Route } from "./+types/public-terms.page";

/** What somebody accepts at registration, in the version that is kept beside their account. */
export const terms: Policy = {
  path: "/termeni",
  title: "Termeni și condiții",
  description: "Regulile platformei: conturi, solicitări, oferte, recenzii, moderare și răspundere.",
  version: TERMS_VERSION_WORDS,
  lead: "Regulile după care lucrează aici autoritățile și firmele. Le acceptați la înregistrare; păstrăm versiunea și momentul.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, terms);

export default function TermsPage() {
  return (
    <PolicyPage policy={terms}>
      <Section id="ce-este" title="Ce este platforma și ce nu este">
        <p>
          Platforma este administrată de {operator.name} și pune în legătură autorități publice locale cu firme. O
          solicitare trimisă aici este o cerere de ofertă sau o consultare.
        </p>
        <p>
          <strong>Solicitarea nu ține loc de achiziție prin SEAP.</strong> Achizițiile publice se fac după Legea nr.
          98/2016; pragurile achiziției directe se arată lângă buget ca ajutor, nu ca sfat juridic. Un contract se
          încheie între autoritate și firmă, în afara platformei.
        </p>
      </Section>
      <Section id="conturi" title="Conturi și verificare">
        <ul className="bullets">
          <li>
            Contul este al unei autorități publice locale sau al unei firme și se face de cineva care o poate
            reprezenta.
          </li>
          <li>
            Datele trebuie să fie adevărate. Un administrator verifică organizația; până atunci lucrați liber, dar nu
            sunteți arătați celorlalți.
          </li>
          <li>
            Fiecare persoană are contul ei. Un coleg se înscrie cu același CUI și este primit de titularul contului;
            parolele nu se împart.
          </li>
          <li>
            Răspundeți de ce se face din contul dumneavoastră. Dacă bănuiți că a intrat altcineva, schimbați parola și
            închideți sesiunile.
          </li>
          <li>
            Înregistrarea pe platformă este gratuită și platforma nu încasează plăți. Cotizațiile pachetelor de membru,
            dacă există, le stabilește asociația.
          </li>
        </ul>
      </Section>
      <Section id="solicitari" title="Solicitări">
        <ul className="bullets">
          <li>
            La trimitere, solicitarea primește număr de înregistrare și termen, iar firmele potrivite sunt anunțate.
          </li>
          <li>
            Ce se schimbă după trimitere rămâne scris, cu vechiul și noul text; ofertele primite așteaptă confirmarea
            autorilor.
          </li>
          <li>Răspunsurile la întrebări le văd toți partenerii. Numele celui care întreabă nu se arată nimănui.</li>
          <li>
            Autoritatea încheie fiecare solicitare: acceptă, prelungește, spune că încă evaluează sau anulează cu un
            motiv.
          </li>
        </ul>
      </Section>
      <Section id="oferte" title="Oferte">
        <ul className="bullets">
          <li>O firmă verificată trimite o ofertă la o solicitare și o poate schimba sau retrage până la termen.</li>
          <li>
            O ofertă sigilată nu o poate citi nimeni în afara firmei până la termen. Nicio firmă nu vede oferta alteia.
          </li>
          <li>O ofertă neconfirmată după o schimbare a solicitării nu se ia în seamă.</li>
          <li>
            Acceptarea unei oferte pe platformă arată alegerea autorității; obligațiile se nasc din contractul dintre
            părți.
          </li>
          <li>Prețurile pe niveluri din marketplace sunt orientative și fără TVA.</li>
        </ul>
      </Section>
      <Section id="recenzii" title="Recenzii și ordinea în liste">
        <ul className="bullets">
          <li>
            Recenzia o scrie autoritatea, o singură dată, după o colaborare încheiată pe platformă. Firma poate răspunde
            o dată.
          </li>
          <li>
            Dacă nu alegeți altfel, partenerii stau în ordinea mediei recenziilor; cei fără recenzii vin după ei, apoi
            alfabetic. Nimeni nu plătește pentru un loc.
          </li>
          <li>O recenzie se ascunde numai dacă încalcă legea sau acești termeni, cu motivul spus autorului ei.</li>
        </ul>
      </Section>
      <Section id="ce-se-publica" title="Ce se poate publica">
        <p>
          Păstrați drepturile asupra a ceea ce scrieți și ne dați voie să arătăm pe platformă cât timp rămâne acolo. Nu
          sunt primite: informații false, date personale ale altora fără temei, lucrări ale altora fără drept, reclame
          fără legătură, jigniri, programe dăunătoare.
        </p>
        <p>
          Un conținut care încalcă legea se semnalează la <a href={`mailto:${contact.email}`}>{contact.email}</a> sau
          prin <Anchor href="/support">centrul de suport</Anchor>, cu adresa paginii și motivul. Decizia o ia o persoană
          și este motivată (art. 16 și 17 din Regulamentul (UE) 2022/2065), iar autorul poate cere o a doua privire.
        </p>
      </Section>
      <Section id="suspendare" title="Suspendarea și încetarea">
        <ul className="bullets">
          <li>
            Putem suspenda o organizație care dă date false, folosește abuziv platforma sau îi pune în pericol
            siguranța, cu motiv scris.
          </li>
          <li>O organizație suspendată își păstrează ciornele; ofertele trimise rămân sigilate și sunt marcate.</li>
          <li>
            Puteți renunța oricând la cont; cum, scrie la <Anchor href="/gdpr">drepturile dumneavoastră</Anchor>.
          </li>
        </ul>
      </Section>
      <Section id="raspundere" title="Răspundere și disponibilitate">
        <p>
          Ne străduim ca platforma să fie disponibilă permanent, iar ce ați salvat să nu se piardă. Nu suntem parte în
          contractele dintre autorități și firme și nu garantăm îndeplinirea lor; verificarea arată că organizația
          există și cine a verificat-o, nu calitatea lucrărilor ei. Cifrele declarate de asociație sunt arătate ca
          atare.
        </p>
      </Section>
      <Section id="date-personale" title="Date personale">
        <p>
          Ce date prelucrăm scrie în <Anchor href="/confidentialitate">politica de confidențialitate</Anchor>.
        </p>
      </Section>
      <Section id="lege-schimbari" title="Legea aplicabilă și schimbarea termenilor">
        <p>
          Se aplică legea română; litigiile care nu se rezolvă pe cale amiabilă le judecă instanțele de la sediul
          operatorului, dacă legea nu spune altfel. O versiune nouă se anunță cu cel puțin 15 zile înainte; dacă nu o
          acceptați, puteți renunța la cont.
        </p>
      </Section>
    </PolicyPage>
  );
}
