import type { ExampleResource } from "./resource";

/** Fines, emergencies and stray dogs. */
export const orderResources: readonly ExampleResource[] = [
  {
    key: "contraventii-pasi",
    kind: "guide",
    category: "legal_advice",
    topics: ["transparenta"],
    title: "Contravenții (OG 2/2001): de la faptă la încasarea amenzii",
    summary:
      "Cine constată, termenele de 6 luni, două luni și 15 zile, comunicarea, plângerea, executarea și hotărârea locală cu amenzi.",
    tags: ["contravenție", "amendă", "agent constatator", "OG 2/2001"],
    basis: ["og-2-2001: art. 1–2", "og-2-2001: art. 13–14", "og-2-2001: art. 25–28", "lege-207-2015"],
    written: 25,
    verified: 23,
    months: 6,
    text: `Ghidul este pentru primar, pentru împuterniciții lui și pentru compartimentul de impozite, care încasează amenda. Este contravenție numai fapta săvârșită cu vinovăție, stabilită și sancționată prin lege, ordonanță, hotărâre a Guvernului sau hotărâre a consiliului local. Fără un text care descrie fapta și amenda nu există contravenție.

## Hotărârea locală cu amenzi

1. Consiliul local poate stabili contravenții **numai în domeniile în care are atribuții prin lege și numai dacă fapta nu este deja sancționată prin lege, ordonanță sau hotărâre a Guvernului** (art. 2).
2. Fiecare faptă se descrie precis: „depozitarea materialelor de construcții pe drumul comunal fără acord”, nu „nerespectarea ordinii”.
3. Fiecare are amendă minimă și maximă. Verificați limitele din OG 2/2001.
4. Hotărârea spune cine constată: primarul și persoanele împuternicite de el.
5. Este act normativ: consultare publică, apoi publicare. Verificați în OG 2/2001 după câte zile de la publicare intră în vigoare partea cu amenzi.

## Termenele

- **6 luni de la data faptei**: după ele amenda nu se mai poate aplica (art. 13). La fapta continuă, termenul curge de la constatare. Legi speciale pot avea alt termen.
- **Două luni de la aplicarea sancțiunii**: procesul-verbal trebuie comunicat; altfel executarea sancțiunii se prescrie (art. 14 și art. 25).
- **15 zile de la înmânare sau comunicare**: contravenientul poate plăti jumătate din minimul amenzii (art. 28). Mențiunea este în procesul-verbal.
- **15 zile de la înmânare sau comunicare**: se poate face plângere la judecătorie.

## Pașii

1. **Constatarea** la fața locului: ce, unde, când, cine. Fotografii cu dată, măsurători, martor.
2. **Identificarea**: act de identitate; la nevoie se cere sprijinul poliției.
3. **Proporția**: avertismentul se aplică la o faptă cu pericol redus. Verificați dacă legea specială cere întâi avertisment și plan de remediere.
4. **Procesul-verbal**, cu toate mențiunile cerute de art. 16. Un spațiu gol se barează.
5. **Înmânarea** pe loc, dacă persoana este prezentă și semnează. Dacă lipsește sau refuză, un martor confirmă, iar comunicarea se face în cel mult două luni.
6. **Comunicarea** prin poștă, cu aviz de primire, sau prin afișare la domiciliu, în ordinea cerută de lege. _Dovada: avizul, procesul-verbal de afișare._
7. **Registrul**: număr, faptă, amendă, data comunicării, plată, plângere.

## Plângerea

- Plângerea se depune la judecătorie; primăria trimite dosarul când i se cere și pregătește întâmpinarea.
- Înainte de executare, verificați la instanță sau la agent dacă s-a făcut plângere.
- Agentul constatator nu „anulează” procesul-verbal. Numai instanța o face.

## Încasarea

1. Procesul-verbal necontestat în termen este titlu executoriu.
2. Verificați în OG 2/2001 la care buget se face venit amenda; pentru persoane fizice este, de regulă, al comunei de domiciliu. Dacă domiciliul este în altă comună, se trimite acolo titlul, cu dovada comunicării.
3. Compartimentul de impozite confirmă primirea și urmărește amenda după Codul de procedură fiscală.
4. Dreptul de a cere executarea silită se prescrie în **5 ani**, socotiți de la 1 ianuarie a anului următor.

## Ce anulează instanța

- fapta este descrisă într-un cuvânt;
- articolul citat nu este cel care sancționează;
- lipsesc data faptei, numele agentului sau semnătura lui;
- nu se arată de ce nu a existat martor;
- agentul nu avea împuternicire la acea dată.`,
  },
  {
    key: "proces-verbal-contraventie",
    kind: "template",
    category: "legal_advice",
    topics: ["transparenta"],
    title: "Proces-verbal de constatare și sancționare a contravenției: model și verificare",
    summary: "Mențiunile cerute de OG 2/2001, cu spații de completat, și lista de verificare înainte de semnare.",
    tags: ["proces-verbal de contravenție", "contravenție", "agent constatator", "obiecțiuni"],
    basis: ["og-2-2001: art. 16–19", "og-2-2001: art. 25–28", "ue-2016-679"],
    written: 25,
    verified: 23,
    months: 6,
    text: `Modelul este pentru împuterniciții primarului, la contravențiile stabilite prin hotărârea consiliului local sau prin legi care dau primarului constatarea. Unele legi au formular propriu; atunci se folosește acela. Se scrie la fața locului, citeț, în atâtea exemplare câte prevede procedura.

COMUNA …… · JUDEȚUL ……

**PROCES-VERBAL DE CONSTATARE ȘI SANCȚIONARE A CONTRAVENȚIEI**

Seria …… nr. …… · încheiat astăzi, ……, ora ……, la ……

**1. Agentul constatator**: ……, funcția ……, din cadrul Primăriei comunei ……, împuternicit prin Dispoziția nr. …… din ……

**2. Contravenientul**

- persoană fizică: nume ……, CNP ……, act de identitate …… seria …… nr. ……, domiciliul ……, ocupația ……, locul de muncă ……
- persoană juridică: denumire ……, sediu ……, CUI ……, nr. registrul comerțului ……, reprezentată de ……, CNP ……

**3. Fapta**: la data de ……, ora ……, în locul …… , a ……

Împrejurări care arată gravitatea: ……. Paguba: ☐ nu ☐ da, …… lei, stabilită astfel: ……

**4. Actul care stabilește și sancționează contravenția**: fapta este prevăzută la art. …… alin. …… și se sancționează potrivit art. …… alin. …… din ……, cu amendă de la …… la …… lei.

**5. Sancțiunea aplicată**: ☐ avertisment ☐ amendă de …… lei

Sancțiuni complementare: ☐ nu ☐ ……

**6. Plata**: contravenientul poate achita, **în cel mult 15 zile de la înmânarea sau comunicarea procesului-verbal, jumătate din minimul amenzii**, adică …… lei, la ……, cont …… . Dovada plății se trimite la …… .

**7. Obiecțiunile contravenientului** (i s-a adus la cunoștință dreptul de a le face): ……

**8. Martorul**: ……, CNP ……, domiciliul ……. Martorul confirmă că: ☐ contravenientul nu a fost de față ☐ a refuzat ☐ nu a putut să semneze.

Dacă nu este martor, motivul: ……

**9. Calea de atac**: împotriva procesului-verbal se poate face plângere **în 15 zile de la înmânare sau comunicare**, la judecătoria ……

Agent constatator, …… · Contravenient, …… · Martor, ……

Am primit un exemplar astăzi, ……: semnătura ……

## Verificarea înainte de semnare

1. Împuternicirea agentului este în vigoare și domeniul este cel din dispoziție.
2. Fapta răspunde la patru întrebări: cine, ce, unde, când. Nu „a încălcat HCL 25”.
3. Articolul faptei și articolul sancțiunii sunt amândouă scrise.
4. Nu au trecut **6 luni** de la faptă.
5. Suma este între minim și maxim; jumătatea se socotește din **minim**, nu din amenda aplicată.
6. Martorul nu este alt agent constatator.
7. Rubricile goale sunt barate; nicio ștersătură.
8. Obiecțiunile sunt scrise cu vorbele omului sau se scrie „nu are obiecțiuni”.

## După semnare

1. Se trece în registru în aceeași zi.
2. Dacă nu a fost înmânat, se comunică în cel mult **două luni**, cu înștiințarea de plată.
3. Fotografiile, măsurătorile și nota agentului rămân la dosar, pe ani.
4. După 15 zile de la comunicare, cu dovada ei, se trimite la compartimentul de impozite sau la primăria de domiciliu.

> CNP-ul și adresa nu se publică. Un anunț pe Facebook cu procesul-verbal este el însuși o încălcare.`,
  },
  {
    key: "svsu-organizare",
    kind: "checklist",
    category: "local_strategies",
    topics: ["management-proiecte"],
    title: "Serviciul voluntar pentru situații de urgență (SVSU): organizare, oameni, dotare, documente",
    summary:
      "Ce hotărăște consiliul local, ce avize dă ISU, ce documente are șeful serviciului și ce se verifică în fiecare an.",
    tags: ["SVSU", "situații de urgență", "pompieri voluntari", "protecție civilă"],
    basis: ["lege-307-2006", "lege-481-2004", "og-88-2001", "ordin-51-2024"],
    written: 24,
    verified: 22,
    months: 12,
    text: `Lista este pentru primar, pentru secretarul general și pentru șeful SVSU. Serviciul voluntar se constituie în subordinea consiliului local și face prevenire, îndrumare, primele intervenții și cooperare cu pompierii militari. Criteriile de constituire, încadrare și dotare sunt cele aprobate prin **Ordinul ministrului afacerilor interne nr. 51/2024**; nu mai folosiți regulamente făcute după Ordinul 75/2019, Ordinul 96/2016 sau Ordinul 718/2005 fără să le comparați cu el.

## Organizarea

1. **Hotărârea consiliului local**: structura, numărul de oameni, regulamentul, sectorul de competență. _Dovada: hotărârea cu anexe._
2. **Avizul ISU**: înființarea și desființarea serviciului se fac numai cu avizul inspectoratului pentru situații de urgență; sectorul de competență are și el aviz. _Dovada: avizele._
3. **Șeful serviciului** este desemnat de consiliul local, la propunerea primarului, cu avizul inspectoratului. _Dovada: hotărârea, avizul, fișa postului._
4. **Structura**: compartiment sau specialiști pentru prevenire, formații de intervenție și, după caz, dispecerat și atelier. Comparați cu anexele ordinului ce se cere pentru mărimea comunei. _Dovada: organigrama._
5. **Servirea în comun**: dacă serviciul se face cu altă comună, contractul spune cine plătește, cine comandă, în cât timp ajunge. _Dovada: contractul avizat._

## Oamenii

1. Fiecare voluntar are contract de voluntariat sau de muncă, după caz. _Dovada: dosarul._
2. Aptitudinea medicală este verificată. _Dovada: avizele._
3. Pregătirea: plan lunar, teme, prezență. _Dovada: registrul._
4. Conducătorul autospecialei are permisul și atestarea cerute. _Dovada: copiile._
5. Asigurarea și drepturile voluntarilor sunt în buget. _Dovada: poziția din buget._
6. Lista telefoanelor este verificată lunar, prin apel. _Dovada: data apelului._

## Dotarea

1. Autospeciala: inspecție tehnică, asigurare, plin de apă și carburant. _Dovada: fișa zilnică._
2. Motopompe, furtunuri, generatoare: pornite lunar. _Dovada: jurnalul._
3. Echipament de protecție pe mărimi. _Dovada: fișa de predare._
4. Hidranții și punctele de apă sunt marcate și încercate. _Dovada: tabelul cu starea lor._
5. Alarma: sirena, telefoanele, mesajul pentru populație. _Dovada: procesul-verbal al probei._

## Documentele

1. Planul de analiză și acoperire a riscurilor (PAAR), aprobat de consiliul local și actualizat.
2. Planurile pentru inundații, cutremur, înzăpezire, incendii de pădure și vegetație.
3. Graficul controalelor de prevenire la gospodării și la instituții, cu constatările.
4. Registrul de intervenții: ora apelului, a plecării, a sosirii, ce s-a făcut.
5. Raportul despre activitate, prezentat consiliului local. Verificați în Legea 307/2006 cât de des.
6. Convențiile cu ISU, comunele vecine, firmele cu utilaje.

## La un apel

1. Se notează ora, locul, ce arde sau ce s-a întâmplat, victime. Se anunță **112**, dacă nu a fost anunțat.
2. Pleacă echipa completă; nimeni nu intervine singur.
3. La sosirea pompierilor militari, comanda trece la ei.
4. Primarul este anunțat și, la nevoie, convoacă comitetul local pentru situații de urgență.
5. După intervenție: raport, realimentare, verificarea oamenilor.

## În fiecare an

- **Primăvara**: instruire pentru arderea miriștilor și a vegetației uscate; afișe în sate.
- **Înaintea ploilor**: șanțuri, podețe, saci, motopompe.
- **Toamna**: coșuri și sobe, cu pliant la fiecare casă; bugetul anului următor.
- **Iarna**: persoane singure și bolnavi cronici, pe hartă, cu planul de deszăpezire.

## Ce găsește controlul

Șef numit fără aviz; voluntari „pe hârtie”; autospecială fără inspecție tehnică; PAAR copiat de la altă comună; intervenții netrecute în registru.

Verificat, șef SVSU …… · Data ……`,
  },
  {
    key: "caini-fara-stapan",
    kind: "guide",
    category: "environment",
    topics: ["transparenta"],
    title: "Câinii fără stăpân (OUG 155/2001): sesizarea, capturarea, adăpostul, prevenirea",
    summary:
      "Ce obligații are comuna, cine ridică un câine, cât stă în adăpost, ce se face după o mușcătură și cum se previne.",
    tags: ["câini fără stăpân", "câini vagabonzi", "adăpost de câini", "capturare", "mușcătură"],
    basis: ["oug-155-2001", "hg-1059-2013", "lege-51-2006"],
    written: 23,
    verified: 21,
    months: 12,
    text: `Ghidul este pentru viceprimar, pentru persoana de la mediu sau gospodărire și pentru registratură. Consiliul local are obligația de a înființa, în funcție de necesități, un serviciu specializat pentru gestionarea câinilor fără stăpân (art. 1 din OUG 155/2001). **Câine fără stăpân este orice câine care circulă liber în loc public, fără supraveghere, chiar dacă are microcip.** Direcția sanitar-veterinară și pentru siguranța alimentelor (DSVSA) verifică cum se aplică regulile.

## Cum își face comuna serviciul

1. **Alegerea**: serviciu propriu, împreună cu alte comune, prin asociație de dezvoltare intercomunitară, sau contract cu un operator care are adăpost înregistrat. Un adăpost propriu pentru zece câini pe an costă mai mult decât un contract.
2. **Hotărârea consiliului local**: felul serviciului, regulamentul, banii, persoana împuternicită.
3. **Contractul cu operatorul**: timpul de sosire, prețul pe câine, zilele de cazare, medicul veterinar, raportul lunar, accesul publicului.
4. **Registrul** de evidență a câinilor capturați: dată, loc, semne, microcip, ieșire (revendicat, adoptat, altfel).

## Când cineva sesizează

1. Registratura notează locul, numărul câinilor, comportamentul, ora, telefonul. Câinele agresiv, cel din curtea școlii și haita se trec la urgent.
2. Se verifică în ziua aceea dacă este câinele cuiva. Proprietarul cunoscut este somat sau sancționat, nu se face capturare.
3. Se cheamă operatorul. **Capturarea o face numai personal instruit**, fără cruzime; nu se improvizează cu angajați ai primăriei și nu se folosește otravă.
4. Se răspunde celui care a sesizat, ca la orice petiție.

## În adăpost

- Câinele este examinat de medicul veterinar și căutat microcipul.
- Câinele stă cazat **14 zile lucrătoare**. La început poate fi numai revendicat de proprietar; apoi, până la sfârșitul termenului, poate fi revendicat sau adoptat.
- După termen, soarta câinelui se hotărăște printr-o **decizie a persoanei împuternicite de primar**, cu respectarea legii și a normelor (HG 1059/2013). Eutanasia nu este obligatorie; o face numai medicul veterinar.
- Câinii revendicați sau adoptați se sterilizează, cu excepțiile din norme, se identifică și se înregistrează.
- Publicul află din afiș și de pe site unde este adăpostul, programul și cum se adoptă.

## După o mușcătură

1. Omul este trimis **imediat la medic**, pentru rană și pentru tratamentul antirabic. Nu se așteaptă primăria.
2. Câinele nu se omoară și nu se pierde din vedere: trebuie ținut sub observație sanitar-veterinară. Se anunță operatorul și DSVSA.
3. Dacă are stăpân: numele, vaccinarea, microcipul; se anunță poliția când sunt răniri.
4. Se face o notă cu locul, ora, martorii. Nota se păstrează: victima poate cere despăgubiri în instanță.

## Prevenirea

- **Sterilizarea este obligatorie** pentru câinii de rasă comună, cu sau fără stăpân, cu excepțiile din norme. O campanie gratuită costă mai puțin decât capturările.
- Fiecare câine cu stăpân este identificat cu microcip și înregistrat.
- Puii abandonați vin din gospodării: o zi de campanie pe sat, cu medicul, după anunț la biserică și la școală.
- Containerele închise și curățarea locurilor unde se aruncă resturi.

## Ce se face greșit

- câinii sunt duși „la marginea comunei vecine”;
- contractul nu are dovezi de ieșire pentru fiecare câine;
- sesizările rămân fără răspuns și apoi apar în instanță;
- se plătește pe câine, fără fotografie și fără număr de registru.`,
  },
];
