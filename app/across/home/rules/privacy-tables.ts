export const purposeRows: readonly (readonly string[])[] = [
  [
    "Numele, funcția, e-mailul, telefonul, parola (ca amprentă) ale persoanei care ține contul",
    "Contul și conectarea",
    "executarea contractului, art. 6 (1) b",
  ],
  [
    "CUI, denumire, sediu, nr. la registrul comerțului, reprezentant legal, documentul atașat",
    "Verificarea organizației înainte de a fi arătată celorlalți",
    "interes legitim: încrederea între participanți, art. 6 (1) f",
  ],
  [
    "Solicitări, întrebări, oferte, mesaje, recenzii, fișiere",
    "Colaborarea dintre autoritate și firmă și dosarul ei",
    "executarea contractului, art. 6 (1) b",
  ],
  [
    "Sesiuni: momentul, adresa IP, navigatorul; verificarea în doi pași: cheia, criptată",
    "Siguranța contului; lista sesiunilor dumneavoastră",
    "interes legitim: securitatea, art. 6 (1) f",
  ],
  [
    "Jurnalul: cine, ce și când a schimbat",
    "Dovada fiecărui pas, pentru părți și pentru control",
    "interes legitim: dovada, art. 6 (1) f",
  ],
  [
    "E-mailurile trimise de platformă",
    "Notificări despre colaborările dumneavoastră",
    "executarea contractului, art. 6 (1) b",
  ],
  [
    "Articolele scrise, cu numele autorului lângă ele; articolele puse la favorite",
    "Publicarea pe blog, după aprobare; lista dumneavoastră, pe care nu o vede altcineva",
    "executarea contractului, art. 6 (1) b",
  ],
  [
    "Mesajele de pe forum, cu numele autorului și organizația lângă ele; aprecierile; până unde ați citit o discuție",
    "Discuțiile dintre membri, pe care le citește oricine, dacă nu sunt numai pentru membri; arătarea mesajelor noi",
    "executarea contractului, art. 6 (1) b",
  ],
  [
    "Rezumatul săptămânii: pentru ce săptămână v-a fost făcut și câte discuții și proiecte a cuprins",
    "Un singur e-mail pe săptămână cu ce este nou pentru dumneavoastră; îl puteți opri oricând, cu un clic",
    "interes legitim: să aflați ce scriu ceilalți membri, art. 6 (1) f",
  ],
  [
    "Aplicațiile la proiectele altora, cu numele autorului, iar după acceptare și cu e-mailul; proiectele salvate",
    "Schimbul de proiecte: autoritatea decide și răspunde fiecăruia; lista dumneavoastră, pe care nu o vede altcineva",
    "executarea contractului, art. 6 (1) b",
  ],
  [
    "Înscrierile la programe de instruire și la evenimente, locul de pe lista de așteptare și prezența",
    "Locurile se dau în ordinea înscrierii; organizatorul știe pe cine așteaptă și cine a venit",
    "executarea contractului, art. 6 (1) b",
  ],
  [
    "Numele celui care a ales să arate altor autorități o solicitare finalizată",
    "„Cine a mai făcut asta?”: alte autorități află pe cine pot întreba; se poate renunța oricând",
    "consimțământ, art. 6 (1) a",
  ],
  [
    "Ce ați întrebat asistentul și ce a răspuns; echipa citește, fără nume și fără date personale, ce a rămas fără răspuns sau nu a ajutat",
    "Răspunsuri cu citate din biblioteca platformei; completarea bibliotecii. Dacă textul este trimis unui model de limbaj, scrie la „Cine le mai primește” și pe pagina asistentului",
    "executarea contractului, art. 6 (1) b",
  ],
  [
    "Cititorul unui articol sau al unei discuții: un semn făcut din adresa IP și din navigator cu o cheie a zilei, altul pentru fiecare; adresa și navigatorul nu se păstrează",
    "Numărarea cititorilor, fiecare o dată pe zi, fără a afla cine sunt",
    "interes legitim, art. 6 (1) f",
  ],
  [
    "Nota unui document din bibliotecă; un document sau o corectură propusă, cu numele autorului pentru cine decide",
    "Îndreptarea documentelor",
    "interes legitim, art. 6 (1) f",
  ],
  [
    "Firmele păstrate în listă de o persoană a unei autorități",
    "Lista dumneavoastră, pe care nu o vede altcineva, nici firma",
    "executarea contractului, art. 6 (1) b",
  ],
  [
    "Favoritele din bibliotecă; cine a citit și a descărcat astăzi un document al ei",
    "Lista de favorite; câți citesc, fiecare o dată pe zi",
    "interes legitim, art. 6 (1) f",
  ],
  [
    "Certificatele de participare: numele și organizația de la emitere, cursul, numărul și codul",
    "Verificarea lor de către cui le arătați: pagina publică arată numai inițialele, iar numele întreg numai cui are și ultimele patru semne ale codului",
    "interes legitim: dovada participării, art. 6 (1) f",
  ],
  [
    "Recenzia unui program la care ați participat, cu numele organizației, fără numele autorului",
    "Alegerea unui program de către ceilalți",
    "executarea contractului, art. 6 (1) b",
  ],
  ["Adresa de e-mail dată pentru newsletter", "Trimiterea newsletter-ului", "consimțământ, art. 6 (1) a"],
  ["Numele, e-mailul și mesajul scrise echipei de suport", "Răspunsul la mesaj", "interes legitim, art. 6 (1) f"],
  [
    "Numărul încercărilor de pe o adresă IP sau pentru un e-mail",
    "Oprirea ghicirii parolelor și a formularelor automate",
    "interes legitim: securitatea, art. 6 (1) f",
  ],
];

export const cookieRows: readonly (readonly string[])[] = [
  ["psp.session", "Vă ține conectați.", "7 zile de la ultima folosire, cel mult 30"],
  ["psp.two_factor", "Între parolă și codul celei de-a doua verificări.", "câteva minute"],
  [
    "psp_device",
    "Arată că v-ați mai conectat de aici, ca încercările altora de a vă ghici parola să nu vă blocheze.",
    "un an de la ultima conectare sau până schimbați parola",
  ],
  ["psp_flash", "Păstrează mesajul de confirmare până la pagina următoare („Solicitare trimisă!”).", "până se arată"],
  ["psp_kept", "Păstrează formularul trimis după ce sesiunea expirase.", "o oră"],
  [
    "psp_list",
    "Păstrează filtrele ultimei liste, pentru linkul înapoi la ea. Numai dacă filtrați.",
    "până închideți navigatorul",
  ],
  [
    "psp_waiting",
    "Arată că în navigator este păstrat, criptat pentru contul dumneavoastră, un text pe care nu l-ați trimis când s-a încheiat sesiunea.",
    "7 zile sau până îl deschideți",
  ],
  ["psp_theme", "Tema aleasă, luminoasă sau întunecată. Numai dacă o alegeți.", "un an"],
];
