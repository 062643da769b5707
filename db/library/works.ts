import type { ExampleResource } from "./resource";

/** Roads with national and European money, and public lighting. */
export const worksResources: readonly ExampleResource[] = [
  {
    key: "drumuri-anghel-saligny-afir",
    kind: "guide",
    category: "eu_funds",
    topics: ["fonduri-europene", "management-proiecte"],
    title: "Modernizarea drumurilor comunale: prin „Anghel Saligny” sau prin AFIR (DR-28, DR-27)",
    summary: "Cum alegeți programul, ce trebuie pregătit înainte, ce cere contractul și ce întârzie plata.",
    tags: ["drumuri comunale", "asfaltare", "Anghel Saligny", "AFIR", "DR-28", "DR-27", "MDLPA", "modernizare drum"],
    basis: ["oug-95-2021", "ordin-1333-2021", "hg-907-2016", "og-43-1997", "lege-169-2026", "lege-273-2006: art. 44"],
    written: 19,
    verified: 17,
    months: 3,
    text: `Ghidul este pentru primar, pentru urbanism și pentru contabil. Comuna are de regulă două surse mari pentru drumuri: **Programul național de investiții „Anghel Saligny”** (OUG 95/2021, bani de la bugetul de stat, coordonat de MDLPA) și **Planul strategic PAC 2023–2027**, prin AFIR: **DR-28** pentru drumurile din comune și **DR-27** pentru drumurile de acces agricol. **Acest ghid nu spune dacă un apel este deschis**: verificați pe mdlpa.ro și pe afir.ro în ziua în care hotărâți.

## Cum alegeți

- **Anghel Saligny**: drumuri comunale și din interiorul localităților, poduri, podețe. Banii vin pe decont, în limita creditelor anuale. Întrebați la minister dacă se mai primesc cereri și ce plafon anual are contractul.
- **AFIR, DR-28**: concurs pe punctaj, cu ghid al solicitantului. Citiți în ghid cine este eligibil, valoarea maximă, cofinanțarea și criteriile de selecție.
- **AFIR, DR-27**: numai drumul care duce la exploatații agricole. Strada din sat nu intră aici.
- **Același tronson nu se finanțează din două surse.** Puneți toate drumurile pe o hartă cu sursa fiecăruia.
- Drumul județean nu este al comunei; se cere parteneriat sau transmitere.

## Ce pregătiți înainte de orice cerere

1. **Drumul este al comunei**: poziție în inventarul domeniului public, cu lungime și capete; număr cadastral și carte funciară. _Este cea mai frecventă piedică._
2. **Lățimea reală** încape între garduri; unde nu, exproprierea sau acordurile se fac întâi.
3. **Încadrarea drumului** (stradă, drum comunal, drum vicinal) este aceeași în PUG, în inventar și în proiect (OG 43/1997).
4. **Nota conceptuală, tema de proiectare, studiul de fezabilitate sau DALI**, după HG 907/2016, cu devizul general.
5. **Studii**: topografic, geotehnic, trafic, expertiză la drumul existent. Apa, canalul și gazele se sapă **înaintea** asfaltului.
6. **Certificat de urbanism și avize**, după Legea 169/2026; pentru documentațiile începute înainte de 25 august 2026, legea veche.
7. **Hotărârea consiliului local**: indicatorii tehnico-economici, partea comunei, întreținerea după garanție. Documentațiile tehnico-economice se aprobă de consiliul local (art. 44 din Legea 273/2006).
8. **Banii comunei**: cheltuieli neeligibile, diriginte, utilități, TVA dacă nu este acoperit; graficul de lichidități.

## Cererea și contractul

1. Formularele se iau din ziua respectivă, nu de la comuna vecină: normele pentru „Anghel Saligny” (Ordinul 1.333/2021) au fost modificate de mai multe ori.
2. La AFIR, depunerea este online; lipsa unui document nu se completează întotdeauna. Socotiți punctajul propriu cu dovada fiecărui punct.
3. Cine semnează, cine încarcă, cine urmărește mesajele: trei nume, trei înlocuitori.
4. Contractul se citește pentru: valoare, durată, ce se decontează, când, modificări, penalități, afișarea sursei.

## Licitația și șantierul

- caietul de sarcini cere încercări: grosime, compactare, carote;
- dirigintele se alege înaintea constructorului;
- ordinul de începere se dă când terenul este liber;
- **ce nu este în proiect nu se execută fără dispoziție de șantier aprobată** și fără acordul finanțatorului, când se cere;
- situațiile de plată se semnează numai pentru ce s-a măsurat pe teren.

## Decontul

Cererea are factura, situația de lucrări, procesele-verbale pe faze, dovada plății părții comunei, fotografii cu loc. Întârzie de obicei: cantități diferite între situație și atașament, lipsa dirigintelui pe o fază, cont greșit, act adițional nesemnat.

## După recepție

1. Recepția la terminare și, la sfârșitul garanției, recepția finală.
2. Drumul modernizat intră în inventar cu valoarea nouă.
3. Întreținerea: șanțuri, plombe, deszăpezire, limitare de tonaj; responsabil și sumă în buget.
4. La AFIR, obligațiile de durabilitate și panoul rămân pe perioada din contract.

## Ce se face greșit

- se proiectează lățimea din ghid, nu cea dintre garduri;
- apa se introduce după asfalt;
- drumul nu are carte funciară nici la semnare;
- se promite sătenilor o dată înainte de semnarea contractului.`,
  },
  {
    key: "caiet-sarcini-iluminat",
    kind: "template",
    category: "public_procurement",
    topics: ["management-proiecte"],
    title: "Caiet de sarcini pentru iluminatul public: modernizare cu LED și întreținere",
    summary: "Model cu spații de completat: situația de azi, cerințe măsurabile, calcul, probe, garanție, întreținere.",
    tags: ["iluminat public", "LED", "caiet de sarcini", "telegestiune"],
    basis: ["lege-230-2006", "lege-98-2016", "hg-395-2016", "lege-51-2006"],
    written: 18,
    verified: 16,
    months: 6,
    text: `Modelul se folosește la cumpărarea și montarea corpurilor de iluminat și la întreținerea lor. **Nu se folosește pentru delegarea întregului serviciu de iluminat public**: aceea se face după Legea 230/2006 și Legea 51/2006, cu studiu, regulament și operator cu licență. Cerințele se scriu în rezultate măsurabile; nu se numește nicio marcă fără „sau echivalent”.

COMUNA …… · Nr. …… din …… · Aprobat, Primar, ……

**CAIET DE SARCINI** privind ☐ furnizarea și montarea ☐ modernizarea ☐ întreținerea iluminatului public

**1. Situația de azi** (anexa 1, audit sau inventar, cu data)

- străzi și lungimi: ……; puncte luminoase: ……; stâlpi ai comunei ……, ai operatorului de distribuție ……
- corpuri existente: tip ……, putere ……, număr ……; puncte de aprindere ……; contoare ……
- consum pe ultimele 12 luni: …… kWh, …… lei
- acordul proprietarului stâlpilor: nr. …… din ……

**2. Ce se cere**: …… corpuri noi pe …… străzi; …… console; …… m de cablu; …… puncte de aprindere; telegestiune ☐ da ☐ nu

**3. Clasa de iluminat** a fiecărei străzi, stabilită de proiectant după SR EN 13201: strada …… – clasa …… – lățimea …… – distanța dintre stâlpi …… – înălțimea ……

**4. Cerințe pentru corp** (fiecare cu dovada)

- eficacitate luminoasă a corpului: minimum …… lm/W
- temperatura de culoare: cel mult …… K; redarea culorilor: minimum ……
- protecție: IP minimum ……; rezistență la șoc: IK minimum ……
- protecție la supratensiune: …… kV
- durata declarată: …… ore, la L…… B……
- reglarea fluxului pe intervale: ……; flux spre cer: ……
- marcaj CE, fișe tehnice, rapoarte de încercare de la un laborator acreditat
- piese care se pot schimba separat: sursă, driver

**5. Calculul luminotehnic**: ofertantul prezintă calculul pentru fiecare tip de stradă, cu fișierul fotometric al corpului oferit. Rezultatele trebuie să atingă clasa de la punctul 3. Corpul montat este cel din calcul.

**6. Montajul**: program ……; circulația și siguranța ……; lucrul la rețea numai cu autorizații ANRE de tip …… și cu acordul operatorului de distribuție; corpurile vechi se predau ……, ca deșeuri electrice, cu formular.

**7. Telegestiune**, dacă se cere: protocol deschis; date ale comunei; acces …… ani fără plată suplimentară; ce se întâmplă fără abonament; găzduire ……

**8. Probe la recepție**: cum se verifică lămpile montate

1. numărare pe stradă, cu număr de stâlp și fotografie;
2. măsurarea iluminării pe …… tronsoane alese de comisie, noaptea, comparată cu calculul;
3. puterea consumată la …… puncte de aprindere;
4. programul de aprindere;
5. priza de pământ: buletine.

**9. Garanția**: minimum …… ani pentru corpuri și montaj. Înlocuire în …… zile.

**10. Întreținerea**: sesizare prin ……; punct stins: remediere în …… ore; stradă întreagă stinsă: …… ore; pericol electric: imediat. Raport lunar: sesizare, stâlp, oră, remediere. Penalitate: …… lei pe punct și zi.

**11. Economia**: consum estimat …… kWh pe an; se verifică la …… luni, pe facturi. Dacă economia promisă este criteriu, urmarea neatingerii ei este: ……

**12. Criteriul de atribuire**: ☐ prețul ☐ costul pe …… ani (preț + energie + întreținere) ☐ calitate–preț: ……, cu ponderi și formule

**13. Plata**: după recepția pe străzi; …… % reținere până la ……

Întocmit, …… · Verificat electric, …… · Data ……

## Verificarea înainte de publicare

1. Cifrele de la punctul 4 vin de la proiectant sau din cercetarea pieței, nu din fișa unui singur producător. _Dovada: trei fișe care le îndeplinesc._
2. Clasa străzii este scrisă înaintea puterii: nu se cere „40 W”, se cere lumina.
3. Acordul operatorului de distribuție există.
4. Cantitățile sunt cele din inventarul pe stâlpi.
5. Valoarea estimată este făcută înainte, din surse datate, fără TVA, pentru toată durata; lucrările și produsele nu se despart ca să rămână sub prag.
6. Probele de la punctul 8 pot fi făcute: cine are luxmetru, cine plătește.

## Ce se face greșit

- se cumpără corpuri mai puternice și strada devine pete de lumină;
- telegestiunea se blochează la sfârșitul abonamentului;
- recepția se face ziua;
- stâlpii sunt ai operatorului de distribuție și nu există contract;
- corpurile vechi dispar fără formular.`,
  },
];
