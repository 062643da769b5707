/** Passages of the library, each by a short name. */
const PASSAGES = {
  split:
    "Este interzis să se împartă un contract în mai multe contracte de valoare mai mică sau să se calculeze valoarea estimată mai jos, ca să nu se aplice procedura de atribuire.",
  direct:
    "Se poate cumpăra direct când valoarea estimată, fără TVA, este mai mică de 270.120 lei la produse și servicii, respectiv mai mică de 900.400 lei la lucrări. Exact 270.120 lei sau 900.400 lei nu mai este achiziție directă.",
  bond: "Se cere contractantului o garanție de bună execuție de cel mult 10% din prețul contractului, fără TVA.",
  bid: "Autoritatea poate cere o garanție de participare de cel mult 1% din valoarea estimată a contractului, valabilă cel puțin cât oferta.",
  offers:
    "Valorile sunt fără TVA. Sub 9.000 lei se poate plăti direct, fără acceptarea unei oferte. Până la 140.000 lei inclusiv la produse și servicii, respectiv 300.000 lei la lucrări, ajunge o singură ofertă.\nPeste aceste valori se consultă cel puțin trei operatori; dacă vine o singură ofertă valabilă, se poate cumpăra.",
  programme:
    "Modificarea: referatul nou, viza contabilității, forma nouă. Nu inițiați achiziția înainte de aprobarea formei noi.",
  leave:
    "Concediul se întrerupe de drept la concediul medical. Compensarea în bani este permisă numai la încetarea raportului de muncă sau de serviciu.",
  control:
    "Angajarea și ordonanțarea cheltuielilor se fac numai cu viza prealabilă de control financiar preventiv propriu și, după caz, delegat.",
  delegate:
    "Ordonatorul de credite poate delega această calitate înlocuitorului de drept, secretarului general sau altei persoane împuternicite, dar nu conducătorului compartimentului financiar-contabil.",
  debts: "Certificatul cu obligații se eliberează și el; arată sumele. Nu se refuză pentru că există datorii.",
  request:
    "Verificați cele trei lucruri pe care trebuie să le aibă cererea: autoritatea, informația cerută, numele și adresa. Motivul cererii nu se cere.",
  answer:
    "Se răspunde în scris în 10 zile de la înregistrare. Când cererea este grea sau voluminoasă, în cel mult 30 de zile, dacă solicitantul a fost înștiințat în scris despre aceasta în primele 10 zile.",
  refusal: "Refuzul se motivează și se comunică în 5 zile de la primirea cererii.",
  anonymous:
    "Petițiile anonime și cele fără datele de identificare ale petiționarului nu se iau în considerare și se clasează.",
  petition: "Petiția nu se dă spre rezolvare celui reclamat. Dacă privește un angajat, o cercetează altcineva.",
  notice:
    "Anunțul se aduce la cunoștința publicului cu cel puțin 30 de zile lucrătoare înainte de supunerea proiectului spre avizare de către autoritățile publice.",
  proposals:
    "Cei interesați au cel puțin 10 zile calendaristice ca să trimită în scris propuneri, sugestii sau opinii despre proiect.",
  overtime:
    "Este munca peste durata normală săptămânală. Nu se face fără acordul salariatului, cu excepția forței majore și a lucrărilor urgente pentru accidente.",
  copies: "Nu se mai cer copii legalizate: funcționarul certifică singur conformitatea copiei cu originalul.",
  others:
    "Este interzis să se ceară cetățenilor sau firmelor copii de pe avize sau documente emise de alte instituții publice.",
  prefect: "Prefectul poate ataca în fața instanței actele pe care le consideră ilegale; nu le anulează el.",
  reception:
    "Construcțiile făcute fără autorizație sau contra ei nu pot fi recepționate, iar cele fără recepție la terminarea lucrărilor nu sunt considerate finalizate.",
  permit: "Termenul de 3 ani în care trebuie începute lucrările nu se poate prelungi.",
  tacit:
    "Autoritatea cere clarificări, cere autorizație sau respinge notificarea în cel mult 15 zile lucrătoare; după 15 zile lucrătoare de la primire notificarea este aprobată tacit.",
  certificate:
    "Îl poate cere oricine este interesat de imobil. Certificatul nu dă dreptul de a construi sau de a desființa.",
  tenant:
    "Chiriașul folosește bunul după destinație; nu subînchiriază, nu dă spațiul mai departe și nu cedează contractul.",
  goods:
    "Bunurile proprietate publică pot fi date în administrare, concesionate, închiriate sau date în folosință gratuită. Ele nu se vând.",
  concession: "Un teren sau alt bun al comunei se poate concesiona pe cel mult 49 de ani, de la semnare.",
  heating:
    "Îl primesc: familia cu venit net mediu lunar de până la 1.386 de lei pe membru; persoana singură cu venit net mediu lunar de până la 2.053 de lei.",
  month: "Cererea depusă până la data de 20 a lunii dă dreptul din luna respectivă; după 20, din luna următoare.",
  marriage: "Soții sunt prezenți amândoi; nu există căsătorie prin procură. Sala este deschisă publicului.",
  record:
    "Nu se șterge, nu se adaugă și nu se corectează nimic pe act. Îndreptarea se face numai prin procedura din lege, cu avizul cerut.",
  dogs: "Capturarea o face numai personal instruit, fără cruzime; nu se improvizează cu angajați ai primăriei și nu se folosește otravă.",
  sterile: "Sterilizarea este obligatorie pentru câinii de rasă comună, cu sau fără stăpân, cu excepțiile din norme.",
  fire: "Pleacă echipa completă; nimeni nu intervine singur. La sosirea pompierilor militari, comanda trece la ei.",
  safety: "Legea se aplică și unei primării. Un contract cu o firmă de SSM nu scutește angajatorul de răspundere.",
  travel:
    "Între 5 și 50 km de localitate: indemnizația de delegare este de 23 de lei pe zi, indiferent de funcție. La mai mult de 50 km se adaugă o alocație de cazare de 265 de lei pe zi.",
  virus: "Virus: scoateți calculatorul din rețea, dar nu îl stingeți și nu ștergeți nimic.",
  breach:
    "Din momentul în care află, primăria are cel mult 72 de ore pentru a anunța Autoritatea de Supraveghere, dacă există un risc pentru oameni.",
  signature:
    "Petițiile și cererile de informații nu au nevoie de semnătură calificată. Pentru ele ajunge un e-mail cu numele și adresa de răspuns.",
  fine: "Contravenientul poate plăti, în cel mult 15 zile de la înmânarea sau comunicarea procesului-verbal, jumătate din minimul amenzii.",
  late: "Amenda nu se mai poate aplica după 6 luni de la săvârșirea faptei, dacă o lege specială nu prevede altfel.",
  meeting:
    "Convocarea arată data ședinței: la 5 zile de la comunicarea ei pentru o ședință ordinară și la 3 zile pentru una extraordinară.",
  telework: "Telemunca se bazează pe acordul ambelor părți; refuzul salariatului nu este motiv de sancționare.",
  contest:
    "Anunțul se publică cu cel puțin 15 zile lucrătoare înaintea primei probe pentru postul vacant și cu cel puțin 10 zile lucrătoare pentru cel temporar vacant.",
} as const;

type Pair = readonly [passage: keyof typeof PASSAGES, sentence: string];

/** Sentences that say the opposite of their passage, or something else by its words; hand-made. */
const REVERSED: readonly Pair[] = [
  ["split", "Nu este interzisă împărțirea unui contract în mai multe contracte de valoare mai mică."],
  ["split", "Este permis să se împartă un contract în mai multe contracte de valoare mai mică."],
  ["direct", "Se poate cumpăra direct când valoarea estimată este mai mare de 270.120 lei la produse și servicii."],
  ["direct", "La produse și servicii, pragul achiziției directe este de 900.400 lei."],
  ["bond", "Garanția de bună execuție se cere fără nicio limită din prețul contractului."],
  ["bond", "Garanția de bună execuție este de cel puțin 10% din prețul contractului."],
  ["bid", "Autoritatea trebuie să ceară o garanție de participare de 1% din valoarea estimată."],
  ["bid", "Autoritatea nu poate cere o garanție de participare."],
  ["offers", "Peste aceste valori nu se consultă cel puțin trei operatori."],
  ["offers", "La lucrări ajunge o singură ofertă până la 140.000 lei inclusiv."],
  ["programme", "Inițiați achiziția înainte de aprobarea formei noi."],
  ["leave", "Compensarea în bani este interzisă la încetarea raportului de muncă."],
  ["leave", "Compensarea în bani nu este permisă la încetarea raportului de muncă sau de serviciu."],
  ["control", "Ordonanțarea cheltuielilor se face fără viza prealabilă de control financiar preventiv."],
  ["delegate", "Ordonatorul de credite nu poate delega această calitate secretarului general."],
  ["debts", "Certificatul se refuză pentru că există datorii."],
  ["request", "Motivul cererii se cere obligatoriu."],
  ["answer", "La o cerere voluminoasă se răspunde în cel puțin 30 de zile."],
  ["refusal", "Refuzul nu se motivează și se comunică în 5 zile de la primirea cererii."],
  ["anonymous", "Petițiile anonime se iau în considerare."],
  ["petition", "Petiția se dă spre rezolvare celui reclamat."],
  [
    "notice",
    "Anunțul se aduce la cunoștința publicului cu cel mult 30 de zile lucrătoare înainte de supunerea proiectului spre avizare.",
  ],
  [
    "notice",
    "Anunțul se publică cu cel puțin 30 de zile calendaristice înainte de supunerea proiectului spre avizare.",
  ],
  ["overtime", "Munca suplimentară se face fără acordul salariatului."],
  ["copies", "Se cer copii legalizate, iar funcționarul certifică conformitatea copiei cu originalul."],
  ["others", "Este permis să se ceară cetățenilor copii de pe documente emise de alte instituții publice."],
  ["prefect", "Prefectul anulează actele pe care le consideră ilegale."],
  ["reception", "Construcțiile făcute fără autorizație pot fi recepționate."],
  ["permit", "Termenul de 3 ani în care trebuie începute lucrările se poate prelungi."],
  ["tacit", "După 15 zile lucrătoare de la primire notificarea este respinsă tacit."],
  ["certificate", "Certificatul dă dreptul de a construi sau de a desființa."],
  ["tenant", "Chiriașul subînchiriază și cedează contractul."],
  ["concession", "Un teren al comunei se concesionează pe cel puțin 49 de ani."],
  ["heating", "Persoana singură primește ajutorul cu un venit net mediu lunar de până la 1.386 de lei."],
  ["record", "Greșeala se corectează direct pe act."],
  ["sterile", "Sterilizarea nu este obligatorie pentru câinii de rasă comună."],
  ["safety", "Un contract cu o firmă de SSM scutește angajatorul de răspundere."],
  ["travel", "Indemnizația de delegare este de 265 de lei pe zi."],
  ["signature", "Petițiile au nevoie de semnătură calificată."],
  ["meeting", "Pentru o ședință extraordinară, convocarea se face cu 5 zile înainte."],
];

/** Sentences that say what their passage says, in other words; hand-made. */
const FAITHFUL: readonly Pair[] = [
  ["split", "Împărțirea unui contract în mai multe contracte de valoare mai mică este interzisă."],
  ["split", "Nu este permis să împărțiți un contract în mai multe contracte de valoare mai mică."],
  ["direct", "Se poate cumpăra direct sub 270.120 lei la produse și servicii și sub 900.400 lei la lucrări, fără TVA."],
  ["direct", "La lucrări, pragul achiziției directe este de 900.400 lei, fără TVA."],
  ["bond", "Garanția de bună execuție nu poate fi mai mare de 10% din prețul contractului, fără TVA."],
  ["bid", "Puteți cere o garanție de participare de cel mult 1% din valoarea estimată."],
  ["offers", "Până la 140.000 lei inclusiv, la produse și servicii ajunge o singură ofertă."],
  ["offers", "Peste aceste valori consultați cel puțin trei operatori."],
  ["programme", "Achiziția nu se inițiază înainte de aprobarea formei noi a programului."],
  ["leave", "Zilele de concediu se compensează în bani numai la încetarea raportului de muncă."],
  ["leave", "Compensarea în bani este permisă doar când încetează raportul de muncă sau de serviciu."],
  ["control", "Nicio cheltuială nu se ordonanțează fără viza prealabilă de control financiar preventiv propriu."],
  ["control", "Pentru ordonanțarea cheltuielilor este obligatorie viza prealabilă de control financiar preventiv."],
  ["delegate", "Calitatea de ordonator nu se poate delega conducătorului compartimentului financiar-contabil."],
  ["delegate", "Ordonatorul de credite poate delega calitatea secretarului general."],
  ["debts", "Certificatul nu se refuză pentru datorii; se eliberează cu sumele trecute în el."],
  ["request", "Nu cereți motivul cererii."],
  ["answer", "Răspundeți în scris în 10 zile de la înregistrarea cererii."],
  [
    "answer",
    "Termenul este de cel mult 30 de zile când cererea este voluminoasă și solicitantul a fost înștiințat în primele 10 zile.",
  ],
  ["refusal", "Refuzul trebuie motivat și comunicat în 5 zile de la primirea cererii."],
  ["anonymous", "Petițiile anonime se clasează și nu se iau în considerare."],
  ["petition", "Nu dați petiția spre rezolvare celui reclamat."],
  ["notice", "Publicați anunțul cu minimum 30 de zile lucrătoare înainte de supunerea proiectului spre avizare."],
  ["proposals", "Pentru propuneri se lasă cel puțin 10 zile calendaristice."],
  ["overtime", "Munca suplimentară se face numai cu acordul salariatului, cu excepția forței majore."],
  ["copies", "Nu mai cereți copii legalizate; certificați singuri conformitatea copiei cu originalul."],
  ["others", "Nu aveți voie să cereți cetățenilor copii de pe documente emise de alte instituții publice."],
  ["prefect", "Prefectul nu anulează actele, ci le poate ataca în fața instanței."],
  ["reception", "Este interzisă recepția construcțiilor făcute fără autorizație."],
  ["permit", "Lucrările trebuie începute în termenul de 3 ani, care nu se prelungește."],
  ["tacit", "Dacă nu răspundeți în 15 zile lucrătoare, notificarea este aprobată tacit."],
  ["certificate", "Certificatul de urbanism nu permite construirea sau desființarea."],
  ["tenant", "Chiriașul nu are voie să subînchirieze și nici să cedeze contractul."],
  ["concession", "Concesiunea unui teren al comunei durează maximum 49 de ani de la semnare."],
  ["heating", "Persoana singură poate avea un venit net mediu lunar de până la 2.053 de lei."],
  ["month", "Cererea depusă după data de 20 dă dreptul din luna următoare."],
  ["dogs", "Câinii se capturează numai de personal instruit, fără cruzime."],
  ["breach", "Autoritatea de Supraveghere se anunță în cel mult 72 de ore, dacă există un risc pentru oameni."],
  ["fine", "Jumătate din minimul amenzii se poate plăti în cel mult 15 zile de la comunicarea procesului-verbal."],
  ["contest", "Pentru postul temporar vacant, anunțul se publică cu cel puțin 10 zile lucrătoare înainte."],
];

const told = (pairs: readonly Pair[]) => pairs.map(([name, sentence]) => [sentence, PASSAGES[name]] as const);
const every = <One>(all: readonly One[], odd: boolean): One[] => all.filter((_, at) => (at % 2 === 1) === odd);

/** The rules were read from the first half; the second was tried once, when they were finished. */
export const reversed = { tuned: told(every(REVERSED, false)), aside: told(every(REVERSED, true)) };
export const faithful = { tuned: told(every(FAITHFUL, false)), aside: told(every(FAITHFUL, true)) };
