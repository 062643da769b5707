import type { ExampleArticles } from "../act";
import { page } from "./portal";

/** The consolidated forms were read as the portal had them on this day. */
const READ = "2026-09-27";
const THRESHOLDS = { by: "Legea 208/2022", on: "2022-09-10" };

export const procurementArticles: readonly ExampleArticles[] = [
  {
    act: "lege-98-2016",
    address: page(178667),
    asOf: READ,
    articles: [
      [
        "art. 2 alin. (2)",
        "principiile achizițiilor publice",
        "Nediscriminarea, tratamentul egal, recunoașterea reciprocă, transparența, proporționalitatea și asumarea răspunderii. Ele se respectă și la cumpărarea directă.",
      ],
      [
        "art. 7 alin. (1)",
        "pragurile pentru Jurnalul Oficial al Uniunii Europene",
        "Anunțul se publică obligatoriu în Jurnalul Oficial al Uniunii Europene când valoarea estimată, fără TVA, este de cel puțin: 26.960.556 lei la lucrări; 1.077.624 lei la produse și servicii cumpărate de consilii locale și județene și de instituțiile din subordinea lor; 698.460 lei la produse și servicii ale celorlalte autorități; 3.741.750 lei la servicii sociale și alte servicii specifice.",
      ],
      [
        "art. 7 alin. (2)",
        "procedura simplificată",
        "Sub pragurile de la alin. (1) contractul se atribuie prin procedură simplificată, cu respectarea principiilor legii, dacă nu se poate cumpăra direct.",
      ],
      [
        "art. 7 alin. (5)",
        "pragurile achiziției directe",
        "Se poate cumpăra direct când valoarea estimată, fără TVA, este mai mică de 270.120 lei la produse și servicii, respectiv mai mică de 900.400 lei la lucrări. Exact 270.120 lei sau 900.400 lei nu mai este achiziție directă.",
        THRESHOLDS,
      ],
      [
        "art. 7 alin. (6)",
        "contract sau comandă la achiziția directă",
        "Angajamentul legal al unei achiziții directe poate fi un contract, o comandă sau alt document încheiat potrivit legii, inclusiv când se plătește fără numerar, cu cardul.",
      ],
      [
        "art. 7 alin. (7)",
        "câte oferte se cer la achiziția directă",
        "Valorile sunt fără TVA. Sub 9.000 lei se poate plăti direct, fără acceptarea unei oferte. Până la 140.000 lei inclusiv la produse și servicii, respectiv 300.000 lei la lucrări, ajunge o singură ofertă.\nPeste aceste valori se consultă cel puțin trei operatori; dacă vine o singură ofertă valabilă, se poate cumpăra.\nPeste 200.000 lei la produse și servicii, respectiv 560.000 lei la lucrări, se folosește catalogul electronic din SEAP sau se publică un anunț pe site-ul autorității ori în SEAP.",
      ],
      [
        "art. 7 alin. (8)",
        "notificarea trimestrială a achizițiilor directe",
        "Trimestrial se trimite în SEAP o notificare cu achizițiile directe, grupate pe necesitate: obiectul, cantitatea, valoarea și codul CPV. Nu se notifică ce s-a cumpărat prin catalogul electronic din SEAP.",
      ],
      [
        "art. 11 alin. (2)",
        "împărțirea achiziției",
        "Este interzis să se împartă un contract în mai multe contracte de valoare mai mică sau să se calculeze valoarea estimată mai jos, ca să nu se aplice procedura de atribuire.",
      ],
      [
        "art. 58",
        "măsurile contra conflictului de interese",
        "Pe parcursul procedurii autoritatea ia toate măsurile ca să prevină, să identifice și să remedieze conflictele de interese.",
      ],
      [
        "art. 59",
        "ce este conflictul de interese",
        "Situația în care cineva din autoritate, implicat în procedură sau în stare să îi influențeze rezultatul, are un interes financiar, economic sau personal, direct sau indirect, care pune la îndoială imparțialitatea lui.",
      ],
      [
        "art. 60 alin. (1)",
        "exemple de conflict de interese",
        "Între altele: cel care evaluează oferte deține părți sociale sau acțiuni la un ofertant, terț susținător sau subcontractant; este soț, rudă sau afin până la gradul al doilea inclusiv cu cineva din conducerea acestora.",
      ],
      [
        "art. 68 alin. (1)",
        "procedurile de atribuire",
        "Licitația deschisă, licitația restrânsă, negocierea competitivă, dialogul competitiv, parteneriatul pentru inovare, negocierea fără publicare prealabilă, concursul de soluții, procedura pentru servicii sociale și alte servicii specifice, procedura simplificată.",
      ],
      [
        "art. 115 alin. (1)",
        "durata unui acord-cadru",
        "Un acord-cadru nu durează mai mult de 4 ani, decât în cazuri excepționale, justificate temeinic prin obiectul lui.",
      ],
      [
        "art. 139 alin. (1)",
        "consultarea pieței",
        "Înainte de procedură autoritatea poate consulta piața, cu condiția să anunțe consultarea prin SEAP și prin orice alt mijloc.",
      ],
      [
        "art. 141 alin. (3)",
        "împărțirea pe loturi",
        "Când contractul nu se atribuie pe loturi, autoritatea justifică această decizie.",
      ],
      [
        "art. 145 alin. (1)",
        "anunțul de atribuire",
        "Anunțul de atribuire se trimite spre publicare în 30 de zile de la încheierea contractului sau a acordului-cadru.",
      ],
      [
        "art. 154 alin. (2)",
        "garanția de participare",
        "Autoritatea poate cere o garanție de participare de cel mult 1% din valoarea estimată a contractului, valabilă cel puțin cât oferta.",
      ],
      [
        "art. 154 alin. (3)",
        "garanția de bună execuție",
        "Se cere contractantului o garanție de bună execuție de cel mult 10% din prețul contractului, fără TVA.",
      ],
      [
        "art. 154^1 alin. (1)",
        "restituirea garanției de participare",
        "Câștigătorul primește garanția de participare în cel mult 3 zile lucrătoare de la constituirea garanției de bună execuție.",
      ],
      [
        "art. 154^2 alin. (1)",
        "restituirea garanției de bună execuție la furnizare",
        "La contractele de furnizare garanția de bună execuție se restituie în cel mult 14 zile de la procesul-verbal de recepție a produselor sau de la plata facturii finale, dacă autoritatea nu are pretenții asupra ei.",
      ],
      [
        "art. 154^2 alin. (5)",
        "restituirea garanției de bună execuție la lucrări",
        "La lucrări se restituie 70% din garanție în 14 zile de la procesul-verbal de recepție la terminarea lucrărilor, dacă nu sunt pretenții asupra ei.",
      ],
      [
        "art. 161 alin. (2)",
        "răspunsul la clarificări în procedura simplificată",
        "Răspunsul la clarificările cerute la timp se transmite cu cel puțin 6 zile înainte de termenul de depunere a ofertelor la lucrări și cu cel puțin 3 zile la produse și servicii.",
      ],
      [
        "art. 166 alin. (2)",
        "datoriile mici la buget nu exclud un ofertant",
        "Un operator nu este exclus când impozitele, taxele și contribuțiile restante la bugetul general consolidat sunt mai mici de 10.000 lei.",
      ],
      [
        "art. 187 alin. (3)",
        "criteriile de atribuire",
        "Cel mai bun raport calitate-preț, cel mai bun raport calitate-cost, costul cel mai scăzut sau prețul cel mai scăzut. Criteriul se anunță în documentele achiziției.",
      ],
      [
        "art. 209 alin. (3)",
        "termenul pentru clarificările ofertanților",
        "Ofertantul căruia i se cer clarificări are un termen stabilit după cât de grea este cererea, de cel mult 15 zile lucrătoare, cu prelungire cu tot.",
      ],
      [
        "art. 215 alin. (1)",
        "comunicarea rezultatului procedurii",
        "Participanții sunt informați despre rezultat și despre motivele lui cât mai repede, cel târziu la 3 zile de la decizie.",
      ],
      [
        "art. 215 alin. (4)",
        "oferta inacceptabilă",
        "Oferta care nu respectă condițiile de formă, a celui fără calificările cerute, ori cu un preț peste valoarea estimată, când aceasta nu poate fi suplimentată.",
      ],
      [
        "art. 215 alin. (5)",
        "oferta neconformă",
        "Oferta care nu respectă cerințele documentelor achiziției, a venit cu întârziere, arată înțelegeri anticoncurențiale sau corupție, ori are un preț neobișnuit de scăzut.",
      ],
    ],
  },
  {
    act: "hg-395-2016",
    address: page(307053),
    asOf: READ,
    articles: [
      [
        "art. 3 alin. (1)",
        "referatul de necesitate",
        "Document intern făcut de fiecare compartiment în ultimul trimestru, pentru anul următor: ce produse, servicii și lucrări îi trebuie și prețul lor unitar sau total.",
      ],
      [
        "art. 3 alin. (3)",
        "modificarea referatului de necesitate",
        "Referatul se poate modifica numai înainte de începerea procedurii, cu timp pentru modificarea programului anual, și după anunțarea compartimentului de achiziții.",
      ],
      [
        "art. 9 alin. (2)",
        "strategia de contractare",
        "Se întocmește pentru fiecare procedură cu valoarea estimată cel puțin egală cu pragurile achiziției directe din art. 7 alin. (5) din lege. Achiziția directă nu are nevoie de ea.",
      ],
      [
        "art. 12 alin. (2)",
        "când se face programul anual al achizițiilor publice",
        "Prima formă se face în trimestrul IV al anului anterior, din referatele de necesitate, și cuprinde toate contractele și acordurile-cadru care se vor atribui în anul următor.",
      ],
      [
        "art. 12 alin. (4)",
        "actualizarea programului anual după buget",
        "După aprobarea bugetului propriu programul anual se actualizează după fondurile aprobate.",
      ],
      [
        "art. 12 alin. (5)",
        "ce cuprinde programul anual",
        "Cel puțin: obiectul contractului, codul CPV, valoarea estimată în lei fără TVA, sursa de finanțare, procedura, data estimată a începerii și a atribuirii, dacă procedura este online sau offline, codul unic al fiecărui obiect.",
      ],
      [
        "art. 12 alin. (6)",
        "publicarea programului anual în SEAP",
        "Semestrial se publică în SEAP extrase din program, iar modificările lor în 5 zile lucrătoare: la produse și servicii, de la pragurile din art. 7 alin. (1) în sus; la lucrări, de la pragurile din art. 7 alin. (5) în sus.",
      ],
      [
        "art. 13",
        "programul de achiziții al unui proiect finanțat",
        "Pentru fiecare proiect cu fonduri nerambursabile se face un program separat al achizițiilor, după semnarea contractului de finanțare.",
      ],
      [
        "art. 14 alin. (1)",
        "evidența achizițiilor directe",
        "Compartimentul de achiziții ține evidența achizițiilor directe, ca anexă la programul anual.",
      ],
      [
        "art. 14 alin. (2)",
        "modificarea programului anual",
        "Programul anual se poate modifica sau completa dacă s-au găsit sursele de finanțare; modificările se aprobă și se publică la fel.",
      ],
      [
        "art. 39 alin. (3)",
        "termenul garanției de bună execuție",
        "Se constituie în 5 zile lucrătoare de la semnarea contractului. La cererea justificată a contractantului termenul se prelungește, dar nu peste 15 zile de la semnare.",
      ],
      [
        "art. 41",
        "executarea garanției de bună execuție",
        "Autoritatea poate emite pretenții asupra garanției, în limita prejudiciului, când contractantul nu își îndeplinește din culpă obligațiile; întâi anunță contractantul și emitentul garanției.",
      ],
      [
        "art. 43",
        "articol abrogat: cumpărarea directă",
        "Art. 42–44 din norme sunt abrogate. Câte oferte se cer la achiziția directă și de la ce valoare scrie acum în Legea 98/2016, la art. 7 alin. (7), iar notificarea trimestrială la art. 7 alin. (8).",
      ],
      [
        "art. 45 alin. (3)",
        "cum se consultă operatorii la achiziția directă",
        "Operatorii se consultă prin catalogul electronic din SEAP sau prin orice alt mijloc ales de autoritate.",
      ],
      [
        "art. 131 alin. (3)",
        "votul comisiei de evaluare",
        "Deciziile comisiei de evaluare se iau cu votul a cel puțin 2/3 dintre membrii cu drept de vot.",
      ],
      [
        "art. 136 alin. (4)",
        "prețul aparent neobișnuit de scăzut",
        "Prețul ofertat este aparent neobișnuit de scăzut când, fără TVA, este sub 80% din valoarea estimată a contractului.",
      ],
      [
        "art. 147 alin. (1)",
        "anexele contractului",
        "Cel puțin: caietul de sarcini cu clarificările lui, oferta tehnică și financiară cu clarificările din evaluare, garanția de bună execuție, angajamentul terțului susținător și contractele cu subcontractanții, dacă sunt.",
      ],
    ],
  },
  {
    act: "lege-101-2016",
    address: page(178680),
    asOf: READ,
    articles: [
      [
        "art. 8 alin. (1)",
        "termenul de contestare",
        "Contestația se depune în 10 zile, socotite din ziua următoare luării la cunoștință, când valoarea estimată este cel puțin egală cu pragurile pentru Jurnalul Oficial al Uniunii Europene, și în 7 zile sub aceste praguri.",
      ],
      [
        "art. 8 alin. (2)",
        "contestația la documentația de atribuire",
        "Când se contestă documentația de atribuire, termenul curge de la publicarea ei în SEAP.",
      ],
      [
        "art. 9 alin. (1)",
        "măsurile de remediere ale autorității",
        "După contestație autoritatea poate remedia în cel mult 3 zile; măsurile se comunică în cel mult o zi contestatorului, celorlalți participanți și Consiliului.",
      ],
      [
        "art. 16 alin. (1)",
        "unde se trimite contestația",
        "Contestația se trimite în termen și Consiliului Național de Soluționare a Contestațiilor, și autorității, altfel este tardivă.",
      ],
      [
        "art. 16 alin. (2)",
        "publicarea contestației în SEAP",
        "Autoritatea publică în SEAP contestația în termen de o zi de la primire.",
      ],
      [
        "art. 24 alin. (1)",
        "în cât timp se judecă la Consiliu",
        "Consiliul decide în 20 de zile de la primirea dosarului achiziției, respectiv în 10 zile când o excepție împiedică judecata pe fond.",
      ],
      [
        "art. 29",
        "plângerea împotriva deciziei Consiliului",
        "Decizia Consiliului se atacă cu plângere în 10 zile de la comunicare.",
      ],
      [
        "art. 53 alin. (1^3)",
        "contestarea documentului constatator",
        "Documentul constatator poate fi contestat de contractant la tribunal, secția de contencios administrativ, în 30 de zile de la comunicare.",
      ],
    ],
  },
];
