import { pageMeta } from "~/platform/page-meta";
import { Anchor } from "~/ui/anchor/anchor";
import { POLICIES_VERSION, type Policy, PolicyPage, Section, TextTable } from "../parts/policy-page";
import { operator } from "../rules/content";
import type { Route } from "./+types/public-gdpr.page";

const rights: readonly (readonly string[])[] = [
  ["Informare (art. 13, 14)", "Pagina de confidențialitate și cea de față."],
  [
    "Acces (art. 15)",
    "Datele organizației, datele dumneavoastră și sesiunile deschise se văd în cont; restul îl primiți la cerere.",
  ],
  [
    "Rectificare (art. 16)",
    "Din cont: datele organizației și datele mele. Ce nu se poate schimba acolo schimbăm noi, la cerere.",
  ],
  [
    "Ștergere (art. 17)",
    "La cerere. Istoricul public rămâne fără nume de persoane; actele pe care legea cere să le păstrăm rămân cât cere ea.",
  ],
  ["Restricționare (art. 18)", "La cerere: datele rămân, dar nu le mai folosim până se lămurește."],
  [
    "Portabilitate (art. 20)",
    "La cerere: operatorul vă trimite datele proprii într-un fișier pe care îl poate citi un program.",
  ],
  ["Opoziție (art. 21)", "La cerere, pentru ce facem pe temeiul interesului legitim; spuneți-ne ce anume vă privește."],
  [
    "Retragerea consimțământului (art. 7)",
    "Newsletter-ul are dezabonare cu un clic în fiecare mesaj. Notificările se aleg din cont sau din linkul fiecărui e-mail.",
  ],
  [
    "Fără decizii automate (art. 22)",
    "Nu luăm decizii automate cu efecte asupra dumneavoastră. Potrivirea unei firme cu o solicitare se calculează din date vizibile și este explicată.",
  ],
];

/** How somebody uses the rights of the regulation here. */
export const gdpr: Policy = {
  path: "/gdpr",
  title: "Drepturile dumneavoastră (GDPR)",
  description: "Drepturile pe care vi le dă Regulamentul (UE) 2016/679 și cum le folosiți pe această platformă.",
  version: POLICIES_VERSION,
  lead: "Ce puteți cere despre datele dumneavoastră, cum cereți și în cât timp primiți răspuns.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, gdpr);

export default function GdprPage() {
  return (
    <PolicyPage policy={gdpr}>
      <Section id="drepturi" title="Ce puteți cere și unde">
        <TextTable caption="Drepturi" columns={["Dreptul", "Cum îl folosiți aici"]} rows={rights} />
      </Section>
      <Section id="cum-cereti" title="Cum cereți">
        <p>
          Platforma nu are încă un buton pentru exportul sau ștergerea datelor personale. Le cereți în scris, iar
          operatorul le pregătește pentru dumneavoastră.
        </p>
        <ol className="bullets bullets--numbers">
          <li>
            Scrieți la <a href={`mailto:${operator.dataProtectionEmail}`}>{operator.dataProtectionEmail}</a>, de pe
            adresa contului sau spunând cum vă putem recunoaște. Puteți scrie și prin{" "}
            <Anchor href="/support">centrul de suport</Anchor> ori prin poștă: {operator.name}, {operator.address}.
          </li>
          <li>Spuneți ce drept folosiți și la ce date vă gândiți. Nu trebuie să spuneți de ce.</li>
          <li>
            Dacă nu suntem siguri că sunteți dumneavoastră, vă întrebăm ceva ce numai titularul contului știe. Nu cerem
            copii de acte.
          </li>
        </ol>
        <p>
          Răspundem gratuit, în cel mult o lună. Dacă cererea este complicată, termenul se poate prelungi cu două luni
          și vă spunem de ce în prima lună.
        </p>
      </Section>
      <Section id="stergerea-contului" title="Ce se întâmplă când cereți ștergerea contului">
        <ul className="bullets">
          <li>Operatorul vă confirmă în scris ce a șters și ce rămâne, cu motivul.</li>
          <li>Conectarea nu mai este posibilă și toate sesiunile se închid.</li>
          <li>Numele, funcția, telefonul și e-mailul dumneavoastră se șterg sau se înlocuiesc.</li>
          <li>
            Solicitările, ofertele și recenziile sunt ale organizației: rămân în dosarele ei și ale celeilalte părți,
            fără numele dumneavoastră.
          </li>
          <li>
            Certificatele primite rămân valabile și pot fi verificate în continuare de cui le arătați: numele stă în
            registrul lor, mascat pe pagina publică. Dacă cereți, le ștergem și pe ele. Recenziile programelor se șterg.
          </li>
          <li>Dacă sunteți singura persoană a organizației, profilul ei public nu se mai arată.</li>
        </ul>
      </Section>
      <Section id="angajati" title="Dacă lucrați la o autoritate sau la o firmă">
        <p>
          Contul îl folosiți pentru angajator, care poate să vă fi dat instrucțiuni despre datele scrise aici. Pentru
          datele din solicitările, ofertele și mesajele organizației vă puteți adresa și responsabilului ei cu protecția
          datelor; autoritățile publice au obligația să aibă unul.
        </p>
      </Section>
      <Section id="incidente" title="Dacă se întâmplă un incident">
        <p>
          O încălcare a securității datelor cu risc pentru persoane se anunță la ANSPDCP în cel mult 72 de ore de când o
          aflăm. Dacă riscul este mare, vă scriem și dumneavoastră: ce s-a întâmplat, ce am făcut și ce puteți face.
        </p>
      </Section>
      <Section id="plangere" title="Dacă nu sunteți mulțumiți">
        <p>
          Puteți face plângere la Autoritatea Națională de Supraveghere a Prelucrării Datelor cu Caracter Personal
          (ANSPDCP), B-dul G-ral Gheorghe Magheru 28-30, sector 1, 010336 București,{" "}
          <a href="https://www.dataprotection.ro">dataprotection.ro</a>, sau vă puteți adresa instanței.
        </p>
        <p>Temeiuri: Regulamentul (UE) 2016/679 și Legea nr. 190/2018.</p>
      </Section>
    </PolicyPage>
  );
}
