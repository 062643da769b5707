import type { DemoArticle } from "./article";

/** Firms that write about money, strategies and projects. */
export const fundsArticles: readonly DemoArticle[] = [
  {
    by: "firma2@demo.ro",
    category: "eu-funds",
    title: "Șapte întrebări înainte de a scrie o cerere de finanțare",
    summary: "Dacă la una dintre ele răspunsul este „vedem noi”, mai aveți de lucru înainte de a deschide ghidul.",
    body: `Cele mai multe cereri respinse pe care le-am citit erau bine scrise. Le lipsea altceva: un răspuns limpede la una dintre întrebările de mai jos. Le punem la prima întâlnire, înainte de a deschide vreun ghid.

## 1. Al cui este terenul?

Nu „al comunei, de totdeauna”, ci cu ce act. Extrasul de carte funciară se cere din prima zi, pentru fiecare parcelă. Un drum care calcă zece metri dintr-o curte oprește un proiect întreg.

## 2. Cine plătește până vin banii?

Rambursarea vine după ce ați plătit. Faceți un tabel cu lunile pe coloane și cu două rânduri: ce plătiți și ce primiți. Dacă diferența trece de ce are bugetul local, căutați soluția acum.

## 3. Ce se întâmplă în ziua de după?

Cine aprinde lumina, cine plătește curentul, cine repară. Costul de funcționare pe cinci ani se pune lângă valoarea investiției. Uneori, după acest tabel, proiectul se micșorează și devine mai bun.

## 4. Ce problemă rezolvă?

Într-o propoziție, fără „sporirea atractivității”. „Copiii din Dealul Morii merg doi kilometri pe carosabil” este o problemă. Restul cererii doar o dovedește cu cifre.

## 5. De unde știți cifrele?

Fiecare număr are o sursă și o dată. Dacă numărul este al dumneavoastră, scrieți cum l-ați măsurat. O numărătoare făcută de doi elevi într-o marți, între 7 și 9, valorează mai mult decât o estimare.

## 6. Cine lucrează?

Un nume pentru fiecare rol și un al doilea nume, pentru concedii. În echipele mici, același om apare de patru ori; verificați împreună dacă are patru zile pe săptămână.

## 7. Ce faceți dacă nu primiți banii?

Dacă răspunsul este „nimic”, proiectul nu era o prioritate. Dacă este „îl facem pe jumătate, din buget”, aveți deja varianta de rezervă pe care un evaluator o citește cu plăcere.

## Un cuvânt despre calendar

Apelurile se deschid și se închid, iar condițiile se schimbă până în ultima zi. De aceea nu scriem aici niciun termen: căutați-l totdeauna pe pagina autorității care gestionează programul și notați data la care l-ați citit.`,
    state: "published",
    written: 73,
    sent: 72,
    decided: 70,
    views: 902,
    notes: "Foarte bun pentru comunele la prima cerere.",
  },
  {
    by: "ghilda@demo.ro",
    category: "local-development",
    title: "O strategie locală pe care o deschide cineva și a doua oară",
    summary: "Patru semne după care recunoașteți un document viu și un exercițiu de o oră pentru consiliul local.",
    cover: ["hills", "Dealuri cu sate risipite, văzute de pe culme"],
    body: `Avem pe raft 140 de strategii locale. Am întrebat autorii câte au fost deschise după aprobare, în afară de ziua în care cineva a avut nevoie de o citare. Răspunsul cinstit a fost: nouă. Textul acesta este despre ele.

## Patru semne

**Se termină.** Cele nouă au între opt și cincisprezece proiecte. Niciuna nu are șaptezeci.

**Are un om.** La fiecare proiect scrie cine răspunde. Nu „Primăria”, ci o funcție și un termen la care omul acela vine în fața consiliului.

**Spune ce nu se face.** Renunțările sunt scrise, cu motivul. Când vine cineva peste doi ani cu aceeași idee, răspunsul există deja.

**Se poate citi în zece minute.** Analiza întreagă stă în anexă. În față sunt zece pagini, cu o hartă și un tabel.

## Exercițiul de o oră

Îl facem cu orice consiliu local, înainte de a semna ceva. Aveți nevoie de o sală, de bilete lipicioase și de un ceas.

1. Zece minute: fiecare scrie trei lucruri care îl supără în comună, câte unul pe bilet. Fără nume.
2. Zece minute: se lipesc pe perete și se grupează, în tăcere.
3. Douăzeci de minute: pentru primele trei grupuri se caută o cifră care ar arăta că lucrurile s-au îmbunătățit.
4. Douăzeci de minute: se alege **una** și se hotărăște cine o măsoară până la ședința viitoare.

La sfârșit nu aveți o strategie. Aveți primul rând al ei și, mai important, un consiliu care a măsurat împreună ceva.

## Despre indicatori

Un indicator bun are trei însușiri: se măsoară ieftin, se poate înrăutăți și îl înțelege o bunică. „Numărul de participanți la evenimente” nu se înrăutățește niciodată. „Câte familii cu copii s-au mutat în comună” se înrăutățește și doare; de aceea este bun.

## Ce punem în contract

O strategie la care lucrăm noi cuprinde și două reveniri, după șase și după optsprezece luni, cu o singură întrebare pe ordinea de zi: ce ați schimbat în document? Dacă răspunsul este „nimic”, înseamnă că am scris-o degeaba și venim să o scurtăm.`,
    state: "published",
    written: 52,
    sent: 51,
    decided: 49,
    views: 437,
  },
  {
    by: "punte@demo.ro",
    category: "project-management",
    title: "Un proiect întreg în douăsprezece ședințe scurte",
    summary: "Ordinea de zi pentru fiecare, cine vine și ce foaie rămâne pe masă la sfârșit.",
    cover: ["bridge", "Un pod de piatră peste un râu liniștit"],
    body: `Un proiect de doi ani are, în medie, nouăzeci de ședințe. Le-am numărat la șase beneficiari. Apoi am încercat cu douăsprezece, fiecare de patruzeci de minute, la două școli și la un drum comunal, și nu s-a pierdut nimic. Iată-le.

## Înainte de contract

1. **Pornirea.** Cine face ce, cine îl înlocuiește. Rămâne: o pagină cu nume și telefoane.
2. **Banii.** Ce plătim în fiecare lună și de unde. Rămâne: tabelul de lichidități, pe perete.
3. **Riscurile.** Fiecare spune un lucru de care se teme. Rămâne: lista, cu câte o măsură.

## Achizițiile

4. **Ce cumpărăm.** Se citește caietul de sarcini cu voce tare. Rămâne: o listă de fraze rescrise.
5. **Ce ne-au întrebat.** Clarificările ofertanților, cu răspunsurile. Rămâne: răspunsurile publicate.
6. **Ce am ales.** Raportul, înainte de semnare. Rămâne: motivele, pe înțelesul tuturor.

## Lucrul

7. **Prima lună.** Ce nu seamănă cu planul. Rămâne: calendarul corectat.
8. **Jumătatea.** Cât am făcut, cât am plătit, cât mai avem. Rămâne: hotărârea de a continua la fel sau altfel.
9. **Oamenii.** Fără constructor, fără consultant: cum merge echipa? Rămâne: nimic scris.

## Sfârșitul

10. **Recepția.** Se merge pe teren, cu lista de la ședința a patra. Rămâne: lista de remedieri, cu termene.
11. **Ultima cerere de plată.** Se face în ziua aceea, nu „săptămâna viitoare”. Rămâne: numărul de înregistrare.
12. **Ce am învățat.** Trei lucruri pe care le-am repeta, trei pe care nu. Rămâne: o pagină pentru următorul proiect.

## Regulile

Ședința începe la ora scrisă, cu cine este. Nimeni nu citește de pe ecran. Orice hotărâre are un nume și o dată. Procesul-verbal este foaia de pe masă, fotografiată.

Între ședințe se vorbește, firește. Dar ce nu a ajuns pe una dintre cele douăsprezece foi nu s-a hotărât. După un an, teancul acesta subțire este tot ce caută un auditor, un coleg nou sau dumneavoastră înșivă, într-o dimineață de luni.`,
    state: "published",
    written: 29,
    sent: 28,
    decided: 26,
    views: 221,
  },
  {
    by: "firma2@demo.ro",
    category: "rural-development",
    title: "Grupul de acțiune locală, văzut din a treia comună",
    summary: "Ce câștigă o comună care nu este nici cea mai mare, nici cea mai săracă.",
    body: `În orice grup de acțiune locală există o comună care trage și una care așteaptă. Despre cea de-a treia se vorbește rar. Am stat de vorbă cu patru primari din astfel de comune și am adunat ce le-a folosit.

## Trei lucruri

- Un om al comunei la fiecare ședință, totdeauna același.
- Propuneri mici, gata cu actele, pentru sumele care rămân la sfârșit.
- Un proiect împreună cu vecinii, la care să nu fie ea cea care conduce.`,
    state: "pending",
    written: 6,
    sent: 5,
  },
  {
    by: "punte@demo.ro",
    category: "eu-funds",
    title: "Apel deschis: bani pentru drumuri, depuneți până vineri",
    summary: "",
    body: `S-a deschis apelul pentru drumuri comunale. Termenul este vineri. Suma maximă este foarte bună. Contactați-ne pentru detalii și vă scriem cererea în trei zile.`,
    state: "rejected",
    written: 31,
    sent: 30,
    decided: 30,
    reason:
      "Un apel se anunță cu programul, sursa și data la care ați citit-o, altfel textul induce în eroare după închidere. Lipsesc condițiile de eligibilitate. Invitația de a vă contacta are loc în profilul firmei.",
  },
  {
    by: "ghilda@demo.ro",
    category: "innovation",
    title: "Laboratorul din cămin",
    summary: "Cum se încearcă o idee într-o comună, în șase săptămâni.",
    body: `Un cămin cultural gol patru zile din șapte este cel mai bun laborator. Regula: orice idee primește șase săptămâni, o cheie și o întrebare la care trebuie să răspundă la sfârșit.

De adăugat: cele trei exemple și fotografiile.`,
    state: "draft",
    written: 9,
  },
];
