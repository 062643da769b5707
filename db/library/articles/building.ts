import type { ExampleArticles } from "../act";
import { view } from "./portal";

export const buildingArticles: readonly ExampleArticles[] = [
  // the law as it was published, in force since 25 August 2026
  {
    act: "lege-169-2026",
    address: "https://monitoruloficial.ro/Monitorul-Oficial--PI--661--2026.html",
    asOf: "2026-08-25",
    articles: [
      [
        "art. 253 alin. (1)",
        "ce este certificatul de urbanism",
        "Actul de informare prin care autoritatea locală spune ce reglementări, permisiuni și restricții are imobilul la data emiterii. Este act administrativ, cu excepția celui pentru informare.",
      ],
      [
        "art. 253 alin. (2)",
        "cine cere certificatul de urbanism",
        "Îl poate cere oricine este interesat de imobil. Certificatul nu dă dreptul de a construi sau de a desființa.",
      ],
      [
        "art. 253 alin. (3)",
        "felurile certificatului de urbanism",
        "Pentru informare; pentru operațiuni cadastrale; pentru construire sau desființare de clădiri și amenajări; pentru construire sau desființare de lucrări inginerești; pentru construcții cu caracter special.",
      ],
      [
        "art. 254 alin. (6)",
        "certificatul de urbanism pentru informare, cu sistem informatic",
        "Unde autoritatea are un sistem informatic funcțional, certificatul pentru informare se eliberează în cel mult 5 zile lucrătoare de la înregistrarea cererii.",
      ],
      [
        "art. 254 alin. (7)",
        "certificatul de urbanism pentru informare, fără sistem informatic",
        "Până când are sistemul informatic, autoritatea eliberează certificatul pentru informare în cel mult 10 zile lucrătoare.",
      ],
      [
        "art. 254 alin. (12)",
        "extrasul de carte funciară la cerere",
        "Extrasul de carte funciară nu are voie să fie mai vechi de 30 de zile la data cererii.",
      ],
      [
        "art. 256 alin. (2)",
        "dezlipiri și alipiri fără certificat",
        "Dezlipirile, alipirile, servituțile de trecere și actele lor făcute fără certificatul de urbanism sau contra condițiilor lui sunt lovite de nulitate absolută.",
      ],
      [
        "art. 256 alin. (4)",
        "certificatul de urbanism pentru operațiuni cadastrale: termenul",
        "Se eliberează în cel mult 10 zile lucrătoare de la înregistrarea cererii.",
      ],
      [
        "art. 257 alin. (4)",
        "certificatul de urbanism pentru construire: termenul",
        "Certificatul pentru construire sau desființare de clădiri și amenajări se eliberează în cel mult 15 zile lucrătoare de la înregistrarea cererii.",
      ],
      [
        "art. 257 alin. (6)",
        "cine semnează certificatul de urbanism pentru construire",
        "Îl semnează primarul sau președintele consiliului județean, secretarul general și arhitectul-șef ori persoana responsabilă cu urbanismul din aparatul propriu.",
      ],
      [
        "art. 257 alin. (15)",
        "cât este valabil certificatul de urbanism",
        "Emitentul stabilește o valabilitate între 12 și 36 de luni de la emitere, după scop, complexitate și cât rămân în vigoare documentațiile de urbanism.",
      ],
      [
        "art. 257 alin. (17)",
        "prelungirea certificatului de urbanism",
        "Se prelungește la cererea făcută cu 15 zile lucrătoare înainte de expirare, cu cel mult 24 de luni; apoi se cere unul nou.",
      ],
      [
        "art. 257 alin. (18)",
        "valabilitatea la investiții publice",
        "La investițiile publice valabilitatea certificatului de urbanism poate fi de până la 60 de luni.",
      ],
      [
        "art. 261 alin. (1)",
        "când trebuie acordul vecinilor",
        "Acordul vecinilor sau al asociației de proprietari, în formă autentică, trebuie când expertiza arată că lucrările cer măsuri pentru siguranța construcțiilor existente.",
      ],
      [
        "art. 261 alin. (4)",
        "refuzul nejustificat al vecinului",
        "Refuzul nejustificat se constată de instanța de contencios administrativ, iar hotărârea ține loc de acord.",
      ],
      [
        "art. 271 alin. (1)",
        "documentația incompletă pentru autorizație",
        "Dacă documentația este incompletă sau cere clarificări, autoritatea notifică în scris toate lipsurile, în cel mult 10 zile lucrătoare de la înregistrare.",
      ],
      [
        "art. 271 alin. (2)",
        "termenul pentru completări",
        "Autoritatea spune până când se aduc completările; termenul nu poate fi mai mare de 3 luni de la primirea notificării.",
      ],
      [
        "art. 273 alin. (1)",
        "în cât timp se emite autorizația de construire",
        "Autorizația de construire se emite în cel mult 30 de zile calendaristice de la depunerea documentației complete.",
      ],
      [
        "art. 273 alin. (2)",
        "autorizația de construire în regim de urgență",
        "La cerere, autorizația se emite în regim de urgență, în cel mult 7 zile lucrătoare, iar autoritatea poate percepe o taxă specială.",
      ],
      [
        "art. 273 alin. (6)",
        "cine semnează autorizația de construire",
        "Primarul sau președintele consiliului județean ori împuterniciții lor, secretarul general, arhitectul-șef sau persoana responsabilă cu autorizarea și cel care a întocmit-o.",
      ],
      [
        "art. 275 alin. (2)",
        "respingerea cererii de autorizație",
        "Respingerea este un act administrativ care arată motivele de drept și de fapt.",
      ],
      [
        "art. 278 alin. (3)",
        "anunțarea începerii lucrărilor",
        "Titularul autorizației anunță autoritatea care a emis-o și Inspectoratul de Stat în Construcții când încep lucrările.",
      ],
      [
        "art. 278 alin. (6)",
        "panoul de identificare a investiției",
        "Cel târziu la începerea lucrărilor titularul pune la loc vizibil panoul de identificare a investiției.",
      ],
      [
        "art. 280 alin. (8)",
        "construcțiile fără autorizație nu se recepționează",
        "Construcțiile făcute fără autorizație sau contra ei nu pot fi recepționate, iar cele fără recepție la terminarea lucrărilor nu sunt considerate finalizate.",
      ],
      [
        "art. 294 alin. (2)",
        "ce se construiește cu simplă notificare",
        "Între altele, în mediul rural, în intravilan și în afara zonelor protejate: construcții pe lângă locuință (garaje, terase, pergole, bucătării de vară și altele asemenea) de cel mult 50 mp cumulat și o singură locuință unifamilială de cel mult 150 mp suprafață desfășurată, în condițiile articolului. Citiți lista întreagă.",
      ],
      [
        "art. 295 alin. (1)",
        "notificarea se face înainte de lucrări",
        "Notificarea se trimite întotdeauna înainte de începerea lucrărilor, cu formularul, proiectul simplificat și dovada plății taxei.",
      ],
      [
        "art. 296 alin. (1)",
        "răspunsul la notificare",
        "Autoritatea cere clarificări, cere autorizație sau respinge notificarea în cel mult 15 zile lucrătoare; după 15 zile lucrătoare de la primire notificarea este aprobată tacit.",
      ],
      [
        "art. 299 alin. (2)",
        "lucrări fără nicio formalitate",
        "Între altele, în afara zonelor protejate: reparații la împrejmuiri și la acoperișuri fără schimbarea formei și a materialelor, zugrăveli și tencuieli, înlocuirea tâmplăriei fără schimbarea golurilor, reparații la instalațiile interioare. Citiți lista întreagă.",
      ],
      [
        "art. 304 alin. (2)",
        "primarul emite autorizațiile",
        "Primarul emite autorizațiile de construire, de modificare, de regularizare și de desființare pentru lucrările de pe teritoriul comunei, al orașului sau al municipiului.",
      ],
      [
        "art. 304 alin. (3)",
        "când emite autorizația consiliul județean",
        "Președintele consiliului județean emite, cu avizul prealabil al primarului, când lucrarea depășește limita unei localități și când primăria nu are structură de specialitate pentru urbanism.",
      ],
      [
        "art. 309 alin. (1)",
        "cât este valabilă autorizația de construire",
        "Autorizațiile de construire și de desființare sunt valabile 3 ani de la emitere; în acest timp se încep lucrările.",
      ],
      [
        "art. 309 alin. (5)",
        "valabilitatea autorizației nu se prelungește",
        "Termenul de 3 ani în care trebuie începute lucrările nu se poate prelungi.",
      ],
      [
        "art. 310 alin. (1)",
        "pierderea autorizației prin neînceperea lucrărilor",
        "Autorizația își pierde valabilitatea dacă lucrările nu încep în termenul ei.",
      ],
      [
        "art. 310 alin. (5)",
        "prelungirea duratei de execuție",
        "Se cere cu cel puțin 15 zile lucrătoare înainte de expirare, o singură dată, pentru cel mult 12 luni, cu o taxă de 30% din cea inițială.",
      ],
      [
        "art. 313 alin. (4)",
        "taxa la procedura simplificată",
        "Pentru lucrările cu notificare taxa este jumătate din cea din Codul fiscal pentru autorizație.",
      ],
      [
        "art. 527 alin. (2)",
        "recepția construcțiilor",
        "Recepția are două etape: la terminarea lucrărilor și finală, la sfârșitul perioadei de garanție.",
      ],
      [
        "art. 527 alin. (4)",
        "darea în folosință",
        "Construcția se dă în folosință numai după admiterea recepției la terminarea lucrărilor și după obținerea autorizațiilor cerute pentru utilizare.",
      ],
      [
        "art. 575 alin. (1)",
        "intrarea în vigoare a Codului",
        "Codul intră în vigoare la 15 zile de la publicarea din 10 august 2026, adică la 25 august 2026, fără să aștepte norme.",
      ],
      [
        "art. 576 alin. (2)",
        "comisia de acord unic",
        "Autoritățile locale înființează în cel mult 45 de zile lucrătoare de la publicare comisia locală de avizare integrată și comisia de acord unic.",
      ],
      [
        "art. 576 alin. (3)",
        "ce legi abrogă Codul",
        "Abrogă Legea 350/2001, Legea 50/1991, art. 1–9, 11–40 și 42–44 din Legea 10/1995, normele Legii 50/1991 (Ordinul 839/2009) și, cu trei anexe păstrate, normele Legii 350/2001 (Ordinul 233/2016).",
      ],
      [
        "art. 577 alin. (6)",
        "regulamentul de recepție rămâne",
        "Regulamentul privind recepția construcțiilor din HG 273/1994 rămâne în vigoare până la modificarea lui.",
      ],
    ],
  },
  {
    act: "hg-907-2016",
    address: view(186607),
    asOf: "2016-12-29",
    articles: [
      [
        "art. 1 alin. (1)",
        "la ce investiții se aplică",
        "Obiectivele noi de investiții în construcții, lucrările de intervenții la construcții existente și alte lucrări de investiții care se plătesc, total sau parțial, din fonduri publice.",
      ],
      [
        "art. 1 alin. (2)",
        "etapele documentațiilor unei investiții",
        "Etapa I: nota conceptuală și tema de proiectare. Etapa a II-a: studiul de prefezabilitate, după caz, apoi studiul de fezabilitate sau documentația de avizare a lucrărilor de intervenții (DALI). Etapa a III-a: proiectul pentru autorizarea sau desființarea lucrărilor. Etapa a IV-a: proiectul tehnic de execuție. Este textul dinaintea HG 1116/2023: citiți forma la zi.",
      ],
    ],
  },
];
