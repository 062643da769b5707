import type { ExampleResource } from "./resource";

/** The agricultural register, farmland outside the built area, and the letting of the commune's property. */
export const landResources: readonly ExampleResource[] = [
  {
    key: "registru-agricol-calendar",
    kind: "guide",
    category: "local_strategies",
    topics: ["digitalizare"],
    title: "Registrul agricol: declarații, înscriere, adeverințe, calendarul unui an",
    summary:
      "Cine declară, între ce date, ce se verifică la înscriere, reportul din oficiu și adeverințele date din registru.",
    tags: ["registru agricol", "registrul agricol", "RAN", "report din oficiu", "arendă"],
    basis: ["og-28-2008: art. 1", "og-28-2008: art. 5", "og-28-2008: art. 11", "ue-2016-679"],
    written: 31,
    verified: 28,
    months: 12,
    text: `Ghidul este pentru persoana care completează registrul agricol și pentru secretarul general. Registrul este documentul oficial de evidență primară: din el se dau adeverințe, se fac verificări pentru ajutoare și se stabilesc date pentru impozite. O poziție greșită se întoarce la primărie de mai multe ori. Formularele se aprobă prin hotărâre a Guvernului, pe perioade; verificați că aveți formularele și normele tehnice ale perioadei în curs.

## Cine se înscrie

- **La comune se înscriu toate gospodăriile**, chiar dacă nu dețin terenuri agricole sau silvice, animale ori clădiri (art. 5 din OG 28/2008).
- Persoanele care nu au domiciliul în comună, dar au aici teren, animale sau clădiri, se înscriu după gospodăriile localității.
- Persoanele juridice cu teren sau animale pe raza comunei se înscriu la tipul de registru prevăzut pentru ele.

Registrul se întocmește în format electronic, pe fiecare sat, și se interconectează cu Registrul agricol național (RAN), administrat de Agenția Națională de Cadastru.

## Când se declară

1. **Între 5 ianuarie și ultima zi lucrătoare a lunii februarie**: membrii gospodăriei, terenul, clădirile, mijloacele de transport, utilajele, animalele de la începutul anului și schimbările din anul trecut.
2. **Între 1 și ultima zi lucrătoare a lunii mai**: categoria de folosință a terenului, suprafețele cultivate, numărul pomilor.
3. **În 30 de zile de la orice modificare**, în afara acestor perioade: cumpărare, vânzare, moștenire, arendă, construcție, deces.

Cine nu a declarat nimic la termen este considerat fără modificări: datele anului trecut se reportează cu mențiunea **„report din oficiu”** în locul semnăturii declarantului (art. 11).

## Cum se înscrie un teren

1. Cererea sau declarația se înregistrează. Declarantul prezintă actul de identitate.
2. **Actul** care arată dreptul: titlu de proprietate, contract autentic, certificat de moștenitor, hotărâre definitivă, extras de carte funciară. Pentru folosință: contractul de arendă, de închiriere, de comodat.
3. Suprafața se scrie pe parcele, pe categorii de folosință, intravilan și extravilan, cu număr cadastral sau tarla și parcelă.
4. Se verifică poziția celui de la care vine terenul: **se scade acolo ce se adaugă aici**, în aceeași zi.
5. Dacă actul și terenul nu se potrivesc, se face verificare pe teren cu proces-verbal. Nu se înscrie „după spusele vecinilor”.
6. Modificarea datelor se face numai cu acordul scris cerut de lege; verificați în OG 28/2008 cine îl dă.
7. Declarantul semnează. Se anunță compartimentul de impozite: rolul fiscal trebuie să arate la fel.

## Contractul de arendă

Terenul agricol se arendează prin contract în **formă scrisă**; altfel contractul este nul (art. 1838 din Codul civil). Arendașul, persoană sau firmă, depune un exemplar la consiliul local în a cărui rază este terenul, iar secretarul general îl înregistrează într-un registru special. Cheltuielile de încheiere și de înregistrare sunt ale arendașului. Folosința se trece apoi în registrul agricol, la amândouă pozițiile.

## Adeverințe și extrase

- Cererea spune scopul. Adeverința cuprinde numai datele necesare scopului.
- Se dă titularului, soțului sau împuternicitului; altora, numai cu temei legal.
- Se verifică întâi dacă poziția este la zi. O adeverință dintr-un „report din oficiu” de trei ani spune acest lucru.
- Pentru un ajutor cerut chiar la primărie, datele se iau din registru de către funcționar; omul nu aduce adeverință de la ghișeul alăturat.

## Calendarul compartimentului

- **Decembrie**: anunț la avizier, pe site și la biserică, cu zilele din fiecare sat.
- **Ianuarie–februarie**: program prelungit sau o zi de teren pe săptămână.
- **Martie**: lista pozițiilor reportate din oficiu; scrisoare celor cu acte noi la notar sau la cadastru.
- **Mai**: culturile și pomii.
- **Lunar**: decesele și cumpărările comunicate de starea civilă și de impozite.
- **Trimestrial**: informare a consiliului local despre stadiu, după regulamentul local.

## Ce se face greșit

- același teren apare la vânzător și la cumpărător;
- suprafața din acte nu este cea din registru, dar s-a dat adeverință;
- animalele se trec din memorie, fără crotalii;
- o moștenire nedezbătută se înscrie pe un singur frate;
- registrul pe hârtie și cel electronic arată altfel.`,
  },
  {
    key: "vanzare-teren-extravilan",
    kind: "guide",
    category: "legal_advice",
    topics: ["transparenta"],
    title: "Vânzarea unui teren agricol din extravilan (Legea 17/2014): ce face primăria",
    summary:
      "Cererea, afișarea ofertei 45 de zile lucrătoare, ordinea preemptorilor, acceptarea și dosarul trimis mai departe.",
    tags: ["extravilan", "teren agricol", "Legea 17/2014", "preempțiune", "preemptor", "ofertă de vânzare"],
    basis: ["lege-17-2014: art. 4", "lege-17-2014: art. 6", "og-28-2008", "ue-2016-679"],
    written: 30,
    verified: 27,
    months: 6,
    text: `Ghidul este pentru secretarul general și pentru persoana de la registrul agricol. Terenul agricol din **extravilan** se vinde numai după ce oferta a fost adusă la cunoștința celor cu drept de preempțiune. Terenurile din intravilan nu intră sub Legea 17/2014. Primăria nu stabilește prețul și nu alege cumpărătorul: înregistrează, afișează, verifică, comunică.

## Dosarul vânzătorului

1. **Cererea de afișare** și **oferta de vânzare**, pe modelele din normele de aplicare. Oferta are prețul, suprafața, identificarea terenului.
2. Actul de identitate; la persoane juridice, actul firmei și hotărârea celor care decid vânzarea.
3. Actul de proprietate, copie certificată de funcționar după original.
4. Extrasul de carte funciară pentru informare și extrasul de plan cadastral, dacă terenul este înscris. Verificați în norme ce vechime pot avea.
5. Procura notarială, dacă cererea se depune prin altcineva.
6. Verificarea în registrul agricol: cine folosește terenul, contract de arendă, vecinii.

Un dosar incomplet se întoarce cu lista scrisă a ce lipsește. Termenele curg de la cererea completă.

## Ce face primăria și în câte zile

1. **În 5 zile lucrătoare de la înregistrarea cererii** afișează oferta la sediu și, după caz, pe site. Oferta stă afișată **45 de zile lucrătoare** (art. 6).
2. În același timp întocmește **lista preemptorilor** și o afișează. Lista se face din registrul agricol, din evidențele fiscale și din cartea funciară.
3. Transmite dosarul structurii agricole centrale sau teritoriale (direcția agricolă județeană), după suprafață. Normele arată cui și când.
4. În cele 45 de zile lucrătoare înregistrează **comunicările de acceptare** ale preemptorilor, cu actele care dovedesc calitatea lor. După termen, preemptorul a decăzut din drept.
5. **În 3 zile lucrătoare** de la înregistrare afișează comunicarea de acceptare, o publică pe site și o trimite structurii agricole.
6. La sfârșit încheie **procesul-verbal** și pune oferta, lista și dovezile în dosar.

## Cine are drept de preempțiune

La preț și în condiții egale, în această ordine (art. 4):

- **rangul I**: coproprietarii, soții, rudele și afinii până la gradul al treilea;
- **rangul II**: proprietarii investițiilor agricole de pe teren (pomi, viță-de-vie, hamei, irigații) și arendașii;
- **rangul III**: proprietarii și arendașii terenurilor agricole vecine;
- **rangul IV**: tinerii fermieri;
- **rangul V**: Academia de Științe Agricole și Silvice și unitățile de cercetare.

Urmează celelalte ranguri din lege. Verificați în art. 4 condițiile pentru arendași și pentru tinerii fermieri, pentru că legea cere mai mult decât numele.

## Dacă nu acceptă nimeni

Cumpărătorul care nu este preemptor poate depune la primărie, **în 30 de zile de la expirarea celor 45 de zile lucrătoare**, dosarul cu dovada condițiilor cerute de lege. Dacă nu le îndeplinește nimeni, citiți în lege când vânzarea este liberă. Avizul final îl dă structura agricolă, nu primăria. Pentru terenuri din anumite zone se cere și avizul Ministerului Apărării Naționale sau al Ministerului Culturii.

## Ce se face greșit

- se numără 45 de zile calendaristice;
- oferta se afișează fără proces-verbal și fără dată de ridicare;
- lista preemptorilor uită arendașul înscris;
- prețul se schimbă în timpul afișării; o ofertă nouă înseamnă termene noi;
- pe site rămân CNP-ul și adresa vânzătorului mai mult decât cere legea;
- primăria „confirmă” vecinii fără să verifice cartea funciară.

## Dosarul

Cererea și oferta; actele; lista preemptorilor; procesele-verbale de afișare și de ridicare; captura de pe site; comunicările de acceptare; adresele către structura agricolă; dovada că toți au fost anunțați.

> Vânzarea unui teren al comunei nu urmează numai acest ghid: se cere hotărâre a consiliului local, raport de evaluare și procedura din Codul administrativ.`,
  },
  {
    key: "inchiriere-concesiune-bunuri",
    kind: "guide",
    category: "legal_advice",
    topics: ["transparenta", "management-proiecte"],
    title: "Închirierea și concesiunea unui bun al comunei: pregătirea și pașii licitației",
    summary:
      "Când se închiriază, când se concesionează, ce aprobă consiliul local, cum se ține licitația și ce se urmărește după contract.",
    tags: ["închiriere", "concesiune", "domeniu public", "licitație", "redevență"],
    basis: ["oug-57-2019: art. 297", "oug-57-2019: art. 302–331", "oug-57-2019: art. 332–348", "oug-57-2019: art. 306"],
    written: 29,
    verified: 26,
    months: 6,
    text: `Ghidul este pentru secretarul general, pentru compartimentul de patrimoniu și pentru contabil. Bunurile proprietate publică pot fi date în administrare, concesionate, închiriate sau date în folosință gratuită (art. 297 din Codul administrativ). Ele **nu se vând**. Pentru bunurile din domeniul privat, verificați ce reguli din Codul administrativ se aplică și ce prevede regulamentul local.

## Închiriere sau concesiune

- **Închirierea** potrivește unui bun gata de folosit: un spațiu în dispensar, un stand, un garaj. Folosința se plătește cu **chirie**.
- **Concesiunea** potrivește unui bun care trebuie exploatat, pe riscul celui care îl ia, de regulă cu investiție: un teren pe care se construiește o hală. Se plătește **redevență**.
- Un teren sau alt bun al comunei se poate concesiona pe **cel mult 49 de ani**, de la semnare (art. 306). Durata se stabilește pe baza studiului de oportunitate.
- Concesiunea de bunuri nu este concesiune de servicii: gunoiul, apa sau iluminatul se deleagă după alte legi.
- Unele bunuri au regulile lor, în legi proprii: de exemplu, pajiștile (OUG 34/2013). Întrebați întâi juristul dacă ghidul se potrivește bunului.

## Înainte de hotărâre

1. **Bunul este identificat**: poziția din inventar, număr cadastral, carte funciară, schiță. Un bun neînscris se înscrie întâi.
2. **Este liber**: niciun contract, litigiu, cerere de restituire. _Dovada: nota juristului._
3. **Destinația** cerută este permisă de PUG și de regulament.
4. **Valoarea**: raport de evaluare pentru chiria sau redevența minimă. Prețul din hotărârea de acum cinci ani nu este o evaluare.
5. **Studiul de oportunitate**, la concesiune: de ce, ce câștigă comuna, ce investiții, ce durată, ce riscuri.
6. **Finanțare europeană**: în perioada de durabilitate se cere acordul finanțatorului.

## Ce aprobă hotărârea

Consiliul local aprobă: bunul, felul folosinței, durata, prețul de pornire, caietul de sarcini, documentația de atribuire, modelul de contract. Verificați majoritatea la art. 139 din Codul administrativ. Comisia de evaluare și supleanții se numesc separat; membrii declară că nu au interese.

## Licitația

1. **Anunțul** se publică în locurile cerute de Codul administrativ (Monitorul Oficial, Partea a VI-a, ziare, site). Verificați la articolele despre licitație câte zile trebuie să treacă până la termenul ofertelor și socotiți-le de la trimitere.
2. **Documentația** se dă oricui o cere, în același conținut; se notează cine a luat-o.
3. **Întrebările** primesc răspuns scris, trimis tuturor celor care au luat documentația.
4. **Ofertele**, în plic închis, cu ora primirii. Plicul întârziat se întoarce nedeschis.
5. **Deschiderea** și verificarea eligibilității, cu proces-verbal. Numărul minim de oferte valabile este cel din Cod; dacă nu este atins, procedura se repetă.
6. **Criteriile** sunt cele din documentație, cu ponderile lor. Nu se adaugă nimic la evaluare.
7. **Comunicarea** rezultatului către toți și perioada de așteptare până la semnare.

## După semnare

- predare–primire cu fotografii și contoare;
- contractul se comunică la impozite: utilizatorul datorează taxa pe clădiri sau pe teren, după Codul fiscal;
- chiria se facturează la termen; restanța se urmărește din prima lună, cu garanția;
- actualizarea prețului se face după clauză, nu din amintire;
- o verificare pe an la fața locului: destinație, stare, subînchiriere;
- concesiunea se înscrie în cartea funciară.

## Ce se face greșit

- prelungire „tacită” de zece ani, cu chiria de la început;
- atribuire directă unui vecin, pentru că „era singurul interesat”;
- investiția promisă nu este în contract;
- garanția nu a fost depusă;
- bunul din domeniul public apare în contract ca domeniu privat.`,
  },
  {
    key: "contract-inchiriere-bun",
    kind: "template",
    category: "legal_advice",
    topics: ["management-proiecte"],
    title: "Contract de închiriere a unui spațiu sau teren al comunei, după licitație",
    summary: "Model cu spații de completat: obiect, durată, chirie, garanție, obligații, încetare, predare.",
    tags: ["contract de închiriere", "chirie", "chiriaș"],
    basis: ["oug-57-2019: art. 332–348", "lege-227-2015", "ue-2016-679"],
    written: 28,
    verified: 26,
    months: 12,
    text: `Modelul se folosește după licitația pentru închirierea unui bun al comunei. Se semnează numai după trecerea perioadei în care rezultatul poate fi contestat. Nu schimbați la semnare clauzele care au fost în documentația licitației: ceilalți ofertanți au socotit cu ele. **Pentru pășunea (pajiștea) comunei nu folosiți acest model**: închirierea pajiștilor se face după OUG 34/2013, pe contractul-cadru aprobat prin ordin; verificați ordinul la zi.

**CONTRACT DE ÎNCHIRIERE** nr. …… din ……

**1. Părțile**: Comuna ……, cod fiscal ……, prin primar ……, în calitate de **locator**; și ……, cu sediul / domiciliul în ……, CUI / CNP ……, în calitate de **chiriaș**.

**2. Temeiul**: Hotărârea consiliului local nr. …… din ……; procesul-verbal al licitației nr. …… din ……

**3. Bunul**: ……, în suprafață de …… mp, nr. cadastral ……, carte funciară ……, ☐ domeniul public ☐ domeniul privat, poziția …… din inventar. Starea la predare este în procesul-verbal, anexa nr. 1.

**4. Destinația**: ……. Schimbarea destinației este interzisă fără hotărâre a consiliului local.

**5. Durata**: de la …… până la ……. Nu se prelungește prin tăcere. O prelungire se face numai dacă a fost prevăzută în documentație, prin act adițional, înainte de ultima zi.

**6. Chiria**: …… lei pe lună, plus TVA dacă se datorează. Se plătește până la data de …… a lunii, în contul ……. Se actualizează anual, la ……, cu indicele ……

**7. Întârzierea**: pentru fiecare zi se datorează ……. După …… luni de neplată, locatorul poate rezilia cu notificare de …… zile.

**8. Garanția**: …… lei, depusă la …… până la data de ……. Se reține pentru chirie, utilități sau stricăciuni și se întregește în …… zile.

**9. Chiriașul**:

- folosește bunul după destinație și îl păstrează în bună stare;
- plătește utilitățile, după contoarele citite la predare: apă ……, curent ……, gaze ……;
- plătește taxele locale datorate pentru folosință;
- face reparațiile ……; nu face lucrări fără acord scris și fără autorizațiile cerute;
- asigură bunul pentru …… lei;
- **nu subînchiriază**, nu dă spațiul mai departe și nu cedează contractul;
- permite verificarea, cu anunț de …… zile;
- predă bunul la încetare, liber.

**10. Locatorul**: predă bunul la data de ……; face reparațiile ……; asigură folosința liniștită.

**11. Îmbunătățirile** făcute cu acord rămân comunei: ☐ fără despăgubire ☐ astfel: ……

**12. Încetarea**: la termen; prin acord; prin reziliere pentru neplată, schimbarea destinației sau subînchiriere; când interesul public o cere, cu …… zile de preaviz și cu despăgubirea prevăzută de lege.

**13. Datele personale** se folosesc numai pentru executarea contractului.

**14. Litigiile** se soluționează de instanța competentă de la sediul comunei.

Locator, …… · Viza juridică, …… · Viza de control financiar preventiv, ……   Chiriaș, ……

**Anexa 1. Proces-verbal de predare–primire**: data ……; starea pereților, a instalațiilor, a ușilor; chei …… bucăți; index contoare ……; fotografii …… ; semnături ……

## Verificarea înainte de semnare

1. Prețul este cel adjudecat. _Dovada: procesul-verbal al licitației._
2. Garanția este depusă. _Dovada: extrasul._
3. Semnatarul chiriașului are dreptul să semneze. _Dovada: certificat constatator sau procură._
4. Chiriașul nu are datorii la bugetul local, dacă documentația a cerut. _Dovada: certificatul fiscal._
5. Nicio rubrică nu a rămas goală; cele nefolosite se taie.
6. Contractul se înregistrează la contabilitate și la impozite în ziua semnării.
7. Data la care expiră este în calendarul compartimentului, cu anunț cu trei luni înainte.`,
  },
];
