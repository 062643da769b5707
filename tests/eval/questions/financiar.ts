import { questions } from "./question";

export const financiar = questions(
  "financiar",
  `
  - | calendar-hotarare-impozite-locale | lege-227-2015 | Până la jumătatea lui decembrie | Până când trebuie adoptată hotărârea privind impozitele și taxele locale pentru anul viitor?
  - | calendar-hotarare-impozite-locale | | majoritatea absolută / absolută pentru buget | Cu ce majoritate se votează impozitele locale în consiliul local?
  c | calendar-hotarare-impozite-locale | lege-227-2015 | 30 aprilie | pana la ce data indexam impozitele cu rata inflatiei
  - | calendar-hotarare-impozite-locale | | tabloul impozitelor / zonele din intravilan | Ce anexe punem la hotărârea de impozite și taxe?
  c | calendar-hotarare-impozite-locale instiintare-de-plata lege-227-2015 | | 31 martie | cand se plateste impozitul pe casa, prima rata si a doua
  t | calendar-hotarare-impozite-locale | anunt-consultare-52 lege-52-2003 | 30 de zile lucrătoare / dezbaterea, dacă este cerută | Trebuie dezbatere publică pentru proiectul de hotărâre cu impozitlee locale?
  - | instiintare-de-plata | | | Vreau un model de înștiințare de plată pentru contribuabili
  c | instiintare-de-plata | | se trimite în februarie / Vă informăm că, în evidențele | cum le scriem oamenilor ca au de platit impozit inainte de termen
  c | instiintare-de-plata | executare-silita-pasi | Din anii anteriori / Cine nu a plătit intră în lista pentru somație | scrisoare pt restantieri la impozite, exista ceva gata facut?
  - | certificat-atestare-fiscala | | câteva zile lucrătoare / în aceeași zi | În câte zile eliberăm certificatul de atestare fiscală?
  c | certificat-atestare-fiscala | | Toate rolurile persoanei / impozitul datorat pentru bun | omul vrea sa vanda masina si cere certificat fiscal, ce verific in rol
  - | certificat-atestare-fiscala | | Nu se refuză | Putem refuza eliberarea certificatului fiscal dacă persoana are datorii la bugetul local?
  t | certificat-atestare-fiscala | | și cumpărătorul | Ce s-a schimbat în 2026 la certificatul de atesatre fiscală pentru cumpărători?
  - | decizie-corectare-impozit | | Se face întâi referatul / Felul: | Am calculat greșit impozitul unui contribuabil. Cum îl corectăm?
  c | decizie-corectare-impozit | | plătit în plus / Scrisoarea spune în cuvinte | am luat impozit prea mare de la cineva, ce ii scriem
  - | decizie-corectare-impozit | lege-207-2015 | decizie de impunere nouă / DECIZIA se emite pe modelul | Ce decizie emitem când impozitul stabilit a fost prea mic?
  - | executare-silita-pasi | lege-207-2015 | Titlul executoriu / Somația | Care sunt pașii executării silite pentru debitele la bugetul local?
  c | executare-silita-pasi | | terțului poprit / art\\. 236 | cum punem poprire pe salariul unuia care nu si-a platit impozitele
  c | executare-silita-pasi | | se prescrie în 5 ani / procesul-verbal de insolvabilitate / se comunică împreună cu titlul | ce facem cu datornicii care nu platesc de ani de zile
  t | executare-silita-pasi | lege-207-2015 | 15 zile / împreună cu titlul | Când trimitem somația și titlul executoru?
  - | executare-silita-pasi | | procesul-verbal de insolvabilitate | Cum se declară insolvabil un debitor?
  - | verificarea-facturii | | Factura a venit prin RO e-Factura / Prețul unitar este cel din contract / Cantitatea facturată este cea primită | Ce verificăm la o factură înainte să o plătim?
  c | verificarea-facturii | oug-120-2021 | Factura a venit prin RO e-Factura / Bun de plată | factura a venit prin e-factura, cine o descarca si cine semneaza
  - | verificarea-facturii lege-72-2013 | | 30 de zile | În cât timp trebuie plătită o factură de către primărie?
  c | lege-72-2013 | verificarea-facturii | ce dobândă datorează | ce dobanda datoram daca intarziem cu plata facturii la furnizor
  - | inventarierea-patrimoniului | ordin-2861-2009 | comisia centrală și subcomisiile / Declarația gestionarului / Se numără, se măsoară | Cum se face inventarierea anuală a patrimoniului?
  c | inventarierea-patrimoniului | ordin-2861-2009 | Gestionarul și contabilul / Se numără | cine intra in comisia de inventariere si ce face pe teren
  t | inventarierea-patrimoniului ordin-2861-2009 | | Plusurile și lipsurile se verifică / plusurile și minusurile | Ce facem cu plusurile și minusurile la inventrariere?
  - | inventarierea-patrimoniului hg-392-2020 | | Comisia specială / HG 392 | Cum actualizăm inventarul domeniului public al comunei?
  - | casarea-bunurilor | og-112-2000 | Datele se șterg / Comisia de casare, numită | Cum scoatem din funcțiune și casăm calculatoare vechi?
  c | casarea-bunurilor | og-112-2000 hg-841-1995 | Comisia de casare, numită / Casarea cere trei condiții / Starea tehnică | avem niste mobilier stricat, cum scapam de el legal
  - | og-81-2003 | inventarierea-patrimoniului | 3 ani / trei ani | La câți ani se reevaluează clădirile instituțiilor publice?
  c | rectificare-buget lege-273-2006 | | | cum se face rectificarea bugetului local
  - | lege-273-2006 | | | Unde găsesc regulile despre împrumuturile și investițiile din bugetul local?
  - | lege-141-2025 | lege-227-2015 | 21 ?% | Cât este cota standard de TVA acum?
  - | ordin-1140-2025 | verificarea-facturii | | Ce ordin reglementează angajarea, lichidarea, ordonanțarea și plata cheltuielilor?
  t | lege-672-2002 | | prin cooperare între comune | Cum organizăm auditul intrern prin cooperare între comune?
  - | ordin-600-2018 | | | Unde scrie despre controlul intern managerial și procedurile de sistem?
  c | grafic-rambursari | oug-133-2021 | rambursa / liciditate / lichidit | cand ne dau banii inapoi la proiect si cum facem rost de bani pana atunci
  - | buget-proiect | | | Cum se întocmește bugetul unui proiect european, cu contribuția proprie?
  - | hg-829-2022 oug-133-2021 | grafic-rambursari | | Cum cuprindem proiectul cu finanțare europeană în bugetul local?
  t | lege-82-1991 | inventarierea-patrimoniului | | Ce documente justificative cere legea contabiliatții?
  - | lege-500-2002 | | între 5 și 15 | Când se plătesc salariile la instituțiile publice?
  c | lege-500-2002 | | nu conducătorului compartimentului | poate primarul sa delege contabilului calitatea de ordonator de credite
  c | lege-273-2006 buget-proiect | | 15 zile | in cate zile pot contesta locuitorii proiectul de buget
  - | lege-500-2002 | | anulate de drept | Ce se întâmplă cu creditele bugetare neutilizate la sfârșitul anului?
  `,
);
