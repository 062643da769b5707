import { pageMeta } from "~/platform/page-meta";
import { Anchor } from "~/ui/anchor/anchor";
import { POLICIES_VERSION, type Policy, PolicyPage, Section } from "../parts/policy-page";
import { contact, operator } from "../rules/content";
import type { Route } from "./+types/public-accessibility.page";

/** By the model of Decision (EU) 2018/1523. What it claims is what the tests of every change look at. */
export const accessibility: Policy = {
  path: "/accesibilitate",
  title: "Declarație de accesibilitate",
  description: "Cât de accesibilă este platforma, ce nu este încă, cum am verificat și cui scrieți când ceva nu merge.",
  version: POLICIES_VERSION,
  lead: "Platforma trebuie să poată fi folosită de oricine: cu tastatura, cu un cititor de ecran, mărită, pe un calculator vechi, fără JavaScript.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, accessibility);

export default function AccessibilityPage() {
  return (
    <PolicyPage policy={accessibility}>
      <Section id="angajament" title="Angajament">
        <p>
          {operator.name} face accesibil acest site după regulile OUG nr. 112/2018 privind accesibilitatea site-urilor
          web și a aplicațiilor mobile ale organismelor din sectorul public, fiindcă autoritățile publice lucrează prin
          el. Declarația privește toate paginile platformei, publice și din conturi.
        </p>
      </Section>
      <Section id="stadiu" title="Stadiul conformității">
        <p>
          Site-ul este <strong>parțial conform</strong> cu standardul EN 301 549 V3.2.1 (WCAG 2.1, nivelul AA), din
          cauza neconformităților de mai jos. Ținta noastră este WCAG 2.2, nivelul AA.
        </p>
      </Section>
      <Section id="ce-nu-este-accesibil" title="Ce nu este accesibil încă">
        <ul className="bullets">
          <li>
            Fișierele încărcate de autorități și firme (documente, tabele, imagini) pot fi scanate sau fără structură.
            Nu le putem schimba; cereți-le autorului într-un alt format, prin mesajele platformei.
          </li>
          <li>Imaginile încărcate de organizații pot avea o descriere scurtă sau lipsă, dacă autorul nu a scris-o.</li>
          <li>
            Textele scrise de organizații pot cuprinde abrevieri neexplicate sau cuvinte în altă limbă, nemarcate.
          </li>
          <li>
            Platforma nu a fost încă încercată de un grup de persoane cu dizabilități; verificarea aceasta urmează.
          </li>
        </ul>
        <p>
          Hărțile au lângă ele aceeași listă în cuvinte, iar desenele sunt decorative: informația lor este și în text.
        </p>
      </Section>
      <Section id="cum-am-verificat" title="Cum am întocmit declarația">
        <p>Declarația a fost întocmită la 21 noiembrie 2026, pe baza unei autoevaluări:</p>
        <ul className="bullets">
          <li>
            la fiecare schimbare, automat, cu axe-core (regulile WCAG 2.2 A și AA), pe telefon și pe ecran lat, în tema
            luminoasă și în cea întunecată;
          </li>
          <li>
            manual: tastatură, focus vizibil, contrast calculat pentru fiecare pereche de culori, lățime de 320 px fără
            derulare pe orizontală, tipărire, formulare cu erori, folosire fără JavaScript.
          </li>
        </ul>
        <p>O revedem la fiecare schimbare mare și cel puțin o dată pe an.</p>
      </Section>
      <Section id="scrieti-ne" title="Spuneți-ne ce nu merge">
        <p>
          Dacă ceva vă împiedică sau aveți nevoie de un conținut în alt format, scrieți la{" "}
          <a href={`mailto:${contact.email}`}>{contact.email}</a>, sunați la{" "}
          <span className="nowrap">{contact.phone}</span> ({contact.hours}) sau folosiți{" "}
          <Anchor href="/support">centrul de suport</Anchor>. Spuneți adresa paginii și ce ați încercat. Răspundem în
          cel mult 30 de zile.
        </p>
      </Section>
      <Section id="respectarea-aplicarii" title="Dacă răspunsul nu vă mulțumește">
        <ul className="bullets">
          <li>
            Autoritatea pentru Digitalizarea României (<a href="https://www.adr.gov.ro">adr.gov.ro</a>) urmărește
            aplicarea OUG nr. 112/2018;
          </li>
          <li>
            Autoritatea Națională pentru Protecția Drepturilor Persoanelor cu Dizabilități (
            <a href="https://anpd.gov.ro">anpd.gov.ro</a>) apără drepturile persoanelor cu dizabilități;
          </li>
          <li>Avocatul Poporului primește sesizări în temeiul Legii nr. 35/1997.</li>
        </ul>
      </Section>
    </PolicyPage>
  );
}
