import type { ExampleArticles } from "../act";
import { page, view } from "./portal";

const READ = "2026-08-10";

/** What a town hall owes to those who ask, complain, are consulted or fined. */
export const citizenArticles: readonly ExampleArticles[] = [
  {
    act: "lege-544-2001",
    address: page(31413),
    asOf: READ,
    articles: [
      [
        "art. 2",
        "ce este o informație de interes public",
        "Orice informație care privește activitățile unei autorități sau rezultă din ele, indiferent de suport, de formă sau de modul de exprimare.",
      ],
      [
        "art. 5",
        "ce se publică din oficiu",
        "Între altele: actele de organizare, structura, conducerea, datele de contact, bugetul și bilanțul, programele și strategiile, lista documentelor de interes public, modalitățile de contestare. Se publică anual un buletin informativ și un raport de activitate.",
      ],
      [
        "art. 6 alin. (3)",
        "ce cuprinde cererea scrisă",
        "Autoritatea căreia i se adresează, informația cerută, astfel încât să poată fi identificată, numele, prenumele, semnătura și adresa la care se cere răspunsul.",
      ],
      [
        "art. 7 alin. (1)",
        "în cât timp se răspunde la o cerere de informații publice",
        "Se răspunde în scris în 10 zile de la înregistrare. Când cererea este grea sau voluminoasă, în cel mult 30 de zile, dacă solicitantul a fost înștiințat în scris despre aceasta în primele 10 zile.",
      ],
      [
        "art. 7 alin. (2)",
        "refuzul comunicării",
        "Refuzul se motivează și se comunică în 5 zile de la primirea cererii.",
      ],
      [
        "art. 7 alin. (3)",
        "cererea electronică",
        "Informațiile se pot cere și primi și în format electronic, dacă există condițiile tehnice.",
      ],
      [
        "art. 12 alin. (1)",
        "ce informații nu sunt publice",
        "Între altele: informațiile clasificate, cele comerciale a căror publicare ar atinge concurența loială, datele personale, potrivit legii, cele din anchete sau proceduri judiciare care le-ar periclita.",
      ],
      [
        "art. 21 alin. (2)",
        "reclamația administrativă",
        "Împotriva refuzului se poate face reclamație la conducătorul instituției în 30 de zile de la luarea la cunoștință.",
      ],
      [
        "art. 21 alin. (3)",
        "răspunsul la reclamația întemeiată",
        "Dacă reclamația este întemeiată, răspunsul se trimite în 15 zile, cu informațiile cerute și cu mențiunea sancțiunilor disciplinare.",
      ],
      [
        "art. 22 alin. (1)",
        "plângerea la tribunal",
        "Cine se consideră vătămat poate face plângere la tribunal, secția de contencios administrativ, în 30 de zile de la expirarea termenului din art. 7.",
      ],
      [
        "art. 22 alin. (5)",
        "plângerea este scutită de taxă",
        "Plângerea și calea de atac se judecă de urgență și sunt scutite de taxă de timbru.",
      ],
    ],
  },
  {
    act: "lege-52-2003",
    address: view(153210),
    asOf: READ,
    articles: [
      [
        "art. 7 alin. (1)",
        "unde se anunță un proiect de act normativ",
        "Autoritatea publică un anunț pe site-ul propriu, îl afișează la sediu, într-un loc accesibil publicului, și îl trimite presei centrale sau locale.",
      ],
      [
        "art. 7 alin. (2)",
        "cele 30 de zile lucrătoare",
        "Anunțul se aduce la cunoștința publicului cu cel puțin 30 de zile lucrătoare înainte de supunerea proiectului spre avizare de către autoritățile publice. Termenul se socotește până la avizare, nu până la ședința în care se adoptă.",
      ],
      [
        "art. 7 alin. (4)",
        "termenul pentru propuneri",
        "Cei interesați au cel puțin 10 zile calendaristice ca să trimită în scris propuneri, sugestii sau opinii despre proiect.",
      ],
      [
        "art. 7 alin. (9)",
        "când se ține dezbatere publică",
        "Autoritatea organizează o dezbatere publică dacă o cere în scris o asociație legal constituită sau o altă autoritate publică.",
      ],
      [
        "art. 12 alin. (1)",
        "minuta ședinței publice",
        "Minutele ședințelor publice se întocmesc și se arhivează; ședințele pot fi înregistrate.",
      ],
      [
        "art. 12 alin. (3)",
        "recomandările nepreluate",
        "Autoritatea justifică în scris de ce nu a preluat recomandările scrise ale cetățenilor și ale asociațiilor lor.",
      ],
      [
        "art. 13",
        "raportul anual de transparență decizională",
        "Cuprinde cel puțin: numărul recomandărilor primite și al celor incluse în acte, numărul participanților la ședințele publice, numărul dezbaterilor și situația proceselor.",
      ],
    ],
  },
  {
    act: "og-27-2002",
    address: page(33817),
    asOf: READ,
    articles: [
      [
        "art. 1 alin. (2)",
        "petițiile organizațiilor",
        "Dreptul de petiționare îl au și organizațiile legal constituite, în numele colectivelor pe care le reprezintă.",
      ],
      [
        "art. 2",
        "ce este o petiție",
        "Cererea, reclamația, sesizarea sau propunerea formulată în scris ori prin e-mail de un cetățean sau de o organizație legal constituită.",
      ],
      [
        "art. 7",
        "petițiile anonime",
        "Petițiile anonime și cele fără datele de identificare ale petiționarului nu se iau în considerare și se clasează.",
      ],
      [
        "art. 8 alin. (1)",
        "în cât timp se răspunde la o petiție",
        "Răspunsul se comunică în 30 de zile de la înregistrarea petiției, fie că soluția este favorabilă, fie că nu.",
      ],
      [
        "art. 9",
        "prelungirea termenului",
        "Când petiția cere o cercetare mai amănunțită, conducătorul instituției poate prelungi termenul cu cel mult 15 zile.",
      ],
    ],
  },
  {
    act: "oug-41-2016",
    address: view(179586),
    asOf: READ,
    articles: [
      [
        "art. 1 alin. (1)",
        "formularele pe site",
        "Instituțiile publică din oficiu informații și modele de formulare pentru toate serviciile, pe site-ul propriu și în punctul de contact unic electronic, într-un format care se poate descărca și completa electronic.",
      ],
      [
        "art. 2 alin. (1)",
        "copia cărții de identitate prin e-mail",
        "Instituția care cere copia actului de identitate o acceptă și în format electronic, trimisă prin e-mail.",
      ],
      [
        "art. 2 alin. (3)",
        "fără copii legalizate",
        "Nu se mai cer copii legalizate: funcționarul certifică singur conformitatea copiei cu originalul.",
      ],
      [
        "art. 2^1",
        "nu se cer acte emise de altă instituție",
        "Este interzis să se ceară cetățenilor sau firmelor copii de pe avize sau documente emise de alte instituții publice.",
      ],
      [
        "art. 3",
        "documentele semnate electronic",
        "Instituțiile acceptă documentele electronice cu semnătură electronică calificată sau avansată.",
      ],
    ],
  },
  {
    act: "og-2-2001",
    address: page(29779),
    asOf: "2026-06-25",
    articles: [
      [
        "art. 1",
        "ce este o contravenție",
        "Fapta săvârșită cu vinovăție, stabilită și sancționată prin lege, ordonanță, hotărâre a Guvernului sau, după caz, prin hotărâre a consiliului local ori județean.",
      ],
      [
        "art. 2 alin. (2)",
        "contravențiile stabilite de consiliul local",
        "Consiliul local poate stabili contravenții numai în domeniile în care are atribuții prin lege și în care nu sunt stabilite deja prin legi, ordonanțe sau hotărâri ale Guvernului.",
      ],
      [
        "art. 13 alin. (1)",
        "prescripția amenzii",
        "Amenda nu se mai poate aplica după 6 luni de la săvârșirea faptei, dacă o lege specială nu prevede altfel.",
      ],
      [
        "art. 15 alin. (1)",
        "cine constată contravenția",
        "Contravenția se constată printr-un proces-verbal al persoanelor anume prevăzute în actul care o stabilește, numite agenți constatatori.",
      ],
      [
        "art. 28 alin. (1)",
        "plata a jumătate din minimul amenzii",
        "Contravenientul poate plăti, în cel mult 15 zile de la înmânarea sau comunicarea procesului-verbal, jumătate din minimul amenzii.",
        { by: "Legea 203/2018", on: "2018-08-24" },
      ],
      [
        "art. 31",
        "plângerea contra procesului-verbal",
        "Plângerea se face în 15 zile de la înmânarea sau comunicarea procesului-verbal.",
      ],
      [
        "art. 32",
        "efectul plângerii",
        "Plângerea se judecă de judecătoria în a cărei circumscripție a fost săvârșită contravenția și suspendă executarea.",
      ],
    ],
  },
  {
    act: "lege-190-2018",
    address: view(203151),
    asOf: READ,
    articles: [
      [
        "art. 2",
        "numărul de identificare național",
        "Numărul care identifică o persoană în evidențe de aplicare generală: CNP-ul, seria și numărul actului de identitate, numărul pașaportului, al permisului de conducere, al asigurării de sănătate.",
      ],
      [
        "art. 4 alin. (1)",
        "când se poate prelucra CNP-ul",
        "Numai pe unul dintre temeiurile din art. 6 alin. (1) al GDPR, și când se dezvăluie un document care îl conține.",
      ],
      [
        "art. 4 alin. (2)",
        "CNP-ul prelucrat pentru un interes legitim",
        "Operatorul instituie garanții: măsuri tehnice și organizatorice, un responsabil cu protecția datelor, termene de păstrare, instruirea celor care prelucrează datele.",
      ],
      [
        "art. 14 alin. (6)",
        "amenda pentru o autoritate publică",
        "Încălcările din art. 14 alin. (5) ale unei autorități publice se sancționează cu amendă de la 10.000 la 200.000 de lei.",
      ],
    ],
  },
  {
    act: "ue-2016-679",
    address: "https://eur-lex.europa.eu/eli/reg/2016/679/oj",
    asOf: "2018-05-25",
    articles: [
      [
        "art. 6 alin. (1)",
        "temeiurile prelucrării",
        "Consimțământul, un contract, o obligație legală, un interes vital, o sarcină de interes public ori autoritatea publică, un interes legitim. Autoritățile publice nu folosesc interesul legitim pentru îndeplinirea atribuțiilor lor.",
      ],
      [
        "art. 12 alin. (3)",
        "în cât timp se răspunde unei persoane despre datele ei",
        "În cel mult o lună de la primirea cererii; termenul se poate prelungi cu două luni, iar persoana este anunțată despre prelungire și motive în prima lună.",
      ],
      [
        "art. 30 alin. (1)",
        "registrul prelucrărilor",
        "Operatorul ține evidența prelucrărilor: cine este, scopurile, categoriile de persoane și de date, destinatarii, transferurile, termenele de ștergere și măsurile de securitate.",
      ],
      [
        "art. 33 alin. (1)",
        "notificarea unei încălcări a securității datelor",
        "Autoritatea de supraveghere se anunță în cel mult 72 de ore de la data la care operatorul a aflat, dacă încălcarea este susceptibilă să creeze un risc pentru persoane.",
      ],
      [
        "art. 34 alin. (1)",
        "anunțarea persoanelor afectate",
        "Când riscul pentru persoane este ridicat, ele sunt informate fără întârzieri nejustificate.",
      ],
      [
        "art. 37 alin. (1)",
        "responsabilul cu protecția datelor",
        "O autoritate sau un organism public desemnează un responsabil cu protecția datelor, cu excepția instanțelor în exercitarea funcției lor judiciare.",
      ],
    ],
  },
  {
    act: "lege-17-2014",
    address: page(156290),
    asOf: "2024-05-03",
    articles: [
      [
        "art. 2 alin. (1)",
        "la ce terenuri nu se aplică",
        "Nu se aplică terenurilor agricole din intravilan, nici celor cu un singur număr cadastral aflate în cea mai mare parte în intravilan, cu categoria curți-construcții.",
      ],
      [
        "art. 4 alin. (1)",
        "ordinea celor cu drept de preempțiune",
        "La preț și în condiții egale: rangul I, coproprietarii, soții, rudele și afinii până la gradul al treilea; rangul II, proprietarii investițiilor agricole de pe teren și arendașii; rangul III, proprietarii și arendașii terenurilor vecine; rangul IV, tinerii fermieri; rangul V, Academia de Științe Agricole și Silvice și unitățile de cercetare. Citiți în lege și rangurile următoare.",
      ],
    ],
  },
  {
    act: "ue-910-2014",
    address: "https://eur-lex.europa.eu/eli/reg/2014/910/oj",
    asOf: "2020-04-02",
    articles: [
      [
        "art. 25 alin. (1)",
        "semnătura electronică nu se respinge pentru că este electronică",
        "Unei semnături electronice nu i se refuză efectul juridic și nici calitatea de probă în instanță numai pentru că este electronică sau pentru că nu este una calificată.",
      ],
      [
        "art. 25 alin. (2)",
        "efectul semnăturii electronice calificate",
        "Semnătura electronică calificată are același efect juridic ca semnătura olografă, de mână.",
      ],
    ],
  },
];
