import type { DemoArticle } from "./article";

/** What the first firm account of the world has written: something of every state. */
export const registruArticles: readonly DemoArticle[] = [
  {
    by: "firma@demo.ro",
    category: "it",
    title: "Registratura fără dosar cu șină: cum am trecut o primărie în trei săptămâni",
    summary: "Ce se pregătește înainte, ce se întâmplă în prima zi și de ce păstrăm registrul de hârtie încă o lună.",
    cover: ["townhall", "O primărie mică, cu steag și cu flori la ferestre"],
    body: `Prima întrebare pe care o primim la telefon este „cât costă programul?”. A doua ar trebui să fie „ce facem luni dimineață?”. Despre ea este textul acesta.

## Înainte: o săptămână fără calculator

Nu instalăm nimic până nu stăm o zi întreagă la ghișeu. Numărăm ce intră, ce pleacă și unde se oprește. Într-o comună de patru mii de oameni, registrul primește cam treizeci de hârtii pe zi; jumătate sunt de patru feluri. Pe acelea le pregătim primele, cu formular și cu termen.

Apoi desenăm pe o foaie drumul unei cereri: cine o primește, cine răspunde, cine semnează. Dacă foaia nu încape pe o pagină, nu programul este de vină.

## Prima zi

Luni la opt, numărul 1 se dă în program **și** în registrul de hârtie. Păstrăm amândouă o lună. Pare muncă dublă; este, de fapt, singurul fel în care omul de la ghișeu doarme liniștit.

- Până la prânz stăm lângă ghișeu și nu atingem tastatura.
- După prânz repetăm cu fiecare coleg cele trei lucruri pe care le face zilnic. Nu mai multe.
- La plecare tipărim registrul zilei și îl punem în dosar, ca înainte.

## A doua săptămână

Apar întrebările adevărate. Ce facem cu petiția trimisă din greșeală la noi? Cum închidem o cerere retrasă? Programul știe termenele: 30 de zile pentru petiții, potrivit OG 27/2002; 10 zile, cel mult 30 pentru cele complexe, la cererile de informații din Legea 544/2001. Ce trebuie să facă omul este să aleagă felul corect, iar pentru asta are un desen lipit pe perete.

## A treia săptămână

Pornim depunerea de acasă. O anunțăm discret, pentru că primele zece cereri vor arăta unde a fost formularul neclar. În ultima comună, câmpul „adresa” a fost înțeles în trei feluri; l-am despărțit în trei.

## Ce nu vă spune nimeni

Datele vechi nu trebuie mutate toate. Mutați anul acesta și cel trecut; restul rămân în arhivă, căutabile după număr. Mutarea a zece ani costă cât programul și nu o deschide nimeni.

Iar la sfârșit, cereți **datele înapoi**. Orice program trebuie să vi le dea întregi, într-un format deschis, într-o după-amiază. Noi facem proba aceasta la fiecare predare, cu dumneavoastră de față. Cine nu vrea să o facă are un motiv.`,
    state: "published",
    written: 40,
    sent: 39,
    decided: 37,
    views: 498,
  },
  {
    by: "firma@demo.ro",
    category: "project-management",
    title: "Un program nou se plătește în ore, nu în lei",
    summary: "Câte ore ale colegilor costă o schimbare și cum le puneți în calendar înainte să semnați.",
    body: `Într-o primărie cu nouăsprezece oameni, o aplicație nouă cere între 90 și 120 de ore ale colegilor, împărțite pe două luni. Ele nu apar în nicio ofertă. De aceea proiectele întârzie: nu lipsesc banii, lipsesc după-amiezile.

## O socoteală simplă

Luați lista celor care vor folosi programul. Pentru fiecare puneți patru ore de instruire, două ore de întrebări pe săptămână în prima lună și o oră pe săptămână în a doua. Adunați. Apoi puneți numărul lângă concedii, lângă închiderea lunii la contabilitate și lângă sesiunile de plată a impozitelor.

Aproape totdeauna iese că începutul potrivit este cu trei săptămâni mai târziu decât era scris.

## Trei feluri de a câștiga ore

1. **Un coleg pregătit înaintea tuturor.** Nu neapărat cel care știe calculatoare; cel pe care îl întreabă ceilalți.
2. **Fără ședințe de prezentare.** Douăzeci de minute lângă birou, cu o cerere adevărată, țin loc de două ore în sală.
3. **O zi pe săptămână fără programul nou.** Oamenii prind din urmă, iar noi reparăm ce au găsit.

## Cum arată în calendar

În prima săptămână se lucrează pe date de probă. În a doua, un singur compartiment trece pe date adevărate. În a treia și a patra vin celelalte, câte unul. Dacă primul compartiment nu este mulțumit, ne oprim: mai bine zece zile acum decât zece luni de jumătăți.

> Nu am văzut niciodată un proiect salvat de graba de la sfârșit. Am văzut zeci salvate de o săptămână pierdută la început.

## Ce scrieți în contract

Cereți ca instruirea să fie măsurată în oameni care știu, nu în ore predate: la sfârșit, fiecare coleg face singur trei operații alese de dumneavoastră. Cereți un număr de telefon la care răspunde un om, între opt și patru. Și cereți ca plata ultimei tranșe să vină după prima lună întreagă de folosire.

Sunt cereri pe care un furnizor cinstit le primește cu ușurare: îl apără și pe el.`,
    state: "published",
    written: 12,
    sent: 11,
    decided: 9,
    views: 143,
  },
  {
    by: "firma@demo.ro",
    category: "innovation",
    title: "Formularul care întreabă o singură dată",
    summary: "Cum folosim răspunsurile date anul trecut, fără să le păstrăm mai mult decât trebuie.",
    body: `Un om care cere de trei ori pe an o adeverință scrie de trei ori aceleași șapte rânduri. Am probat, împreună cu două comune, un formular care le ține minte numai dacă omul vrea și numai până la o dată aleasă de el.

## Ce am aflat

Din o sută de oameni, șaizeci și patru au bifat. Cei mai mulți au ales „un an”. Timpul de completare a scăzut de la șase minute la două, iar greșelile la codul numeric personal aproape au dispărut.

## Ce nu am vrut

Să adunăm date pentru că s-ar putea să folosească. Ce nu este cerut de lege și nu este bifat se șterge la rezolvarea cererii.`,
    state: "pending",
    written: 5,
    sent: 4,
  },
  {
    by: "firma@demo.ro",
    category: "public-procurement",
    title: "De ce programul nostru este cel mai bun de pe piață",
    summary: "Reducere 20% luna aceasta.",
    body: `Programul nostru de registratură este cel mai bun și cel mai ieftin. Sunați acum și primiți 20% reducere la orice comandă. Oferta este valabilă până la sfârșitul lunii.`,
    state: "rejected",
    written: 19,
    sent: 18,
    decided: 17,
    reason:
      "Este o reclamă, iar blogul publică texte din care cititorii învață ceva. Ofertele cu valabilitate au locul lor în profilul firmei. Puteți scrie, de exemplu, cum se descrie în caietul de sarcini un program de registratură, fără să numiți produsul.",
  },
  {
    by: "firma@demo.ro",
    category: "sustainability",
    title: "Câtă hârtie intră într-un dulap",
    summary: "",
    body: `Un dulap de arhivă ține cam 120 de dosare, adică 60.000 de foi. De verificat la trei comune înainte de a scrie mai departe.`,
    state: "draft",
    written: 7,
  },
];
