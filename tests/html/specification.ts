/** Who walks a route; the others are tried at the same address. */
export type Walker = "nimeni" | "uat@demo.ro" | "firma@demo.ro" | "admin@demo.ro";

/** A route of the specification, asked for as its own role. */
export type SpecifiedRoute = {
  /** As the specification writes it, with the query of the state that is looked at. */
  address: string;
  /** How the title of the page begins; missing where it is that of a record. */
  heading?: string;
  /** Texts of the specification, to the letter unless docs/deviations.md says otherwise; also of placeholders and options. */
  shows: readonly string[];
  /** Such texts in the header or the footer. */
  around?: readonly string[];
  hides?: readonly string[];
  /** The page whose first link that begins like the address, or with `link`, gives {id}. */
  from?: string;
  link?: string;
  /** Where a renamed address leads, `{id}` being the same. */
  leads?: string;
  /** It says that there is nothing at this address. */
  isMissing?: true;
  /** Places within the page that the specification links to. */
  places?: readonly string[];
  /** Public, but whoever is signed in, or only an ADMIN, is led to their dashboard. */
  onlyBefore?: "any session" | "the session of an ADMIN";
};

const nine =
  "Fonduri Europene Achiziții Publice Consultanță Juridică IT și Digitalizare Mediu și Dezvoltare Durabilă Strategii Locale Taxare și Fiscalitate Resurse Umane Marketing și Comunicare";
const domains =
  "Consultanță fonduri europene Consultanță achiziții publice Consultanță juridică Consultanță IT și digitalizare Consultanță de mediu Consultanță pentru înființarea serviciilor publice locale Consultanță pentru stabilirea tarifelor (apă, salubrizare etc.) Furnizor de produse Furnizor de servicii Elaborarea strategiilor locale Altele";
const cities = "București Cluj-Napoca Timișoara Iași Constanța Craiova Brașov Galați Ploiești Oradea";
const articleCategories = "Știri Locale Proiecte Evenimente Anunțuri Realizări Dezvoltare Locală";
const firmArticleCategories =
  "Fonduri Europene Dezvoltare Locală IT și Digitalizare Mediu și Sustenabilitate Consultanță Juridică Achiziții Publice Managementul Proiectelor Dezvoltare Rurală Inovație și Cercetare";
const nobody = "01890000-0000-7000-8000-00000000ffff";
const nothing = "cauta=nimicdegasit";

const publicRoutes: readonly SpecifiedRoute[] = [
  {
    address: "/",
    around: ["Despre Noi Funcționalități Comunități Parteneri Contact", "Conectare", "Confidențialitate", "Newsletter"],
    shows: [
      ...["Devino Membru CCDL Devino Partener CCDL", "Pentru autorități locale"],
      ...["500+", "200+", "1000+", "98%", "15M EUR", "72h", "95%", "Ținta pentru 2025: 1000+ autorități membre"],
      ...["Înregistrare Cont de", "Explorare Parteneri", "Conectare O solicitare", "Succes Comparați"],
    ],
    places: ["despre", "functionalities", "comunitati", "parteneri", "contact"],
  },
  {
    address: "/login",
    heading: "Conectare",
    shows: ["Membru (UAT)", "Partener (Firmă)", "Înregistrare"],
    onlyBefore: "any session",
  },
  {
    address: "/login?tip=uat",
    heading: "Conectare Membru PSP",
    shows: ["Înapoi la alegerea contului", "E-mail Parola Arată"],
    onlyBefore: "any session",
  },
  {
    address: "/login?tip=firma",
    heading: "Conectare Partener PSP",
    shows: ["Înapoi la alegerea contului", "E-mail Parola Arată"],
    onlyBefore: "any session",
  },
  { address: "/register", heading: "Înregistrare", shows: ["UAT", "Firmă", "Conectare"], onlyBefore: "any session" },
  {
    address: "/register?tip=uat",
    heading: "Înregistrare autoritate publică locală",
    shows: ["Bronze Comune și orașe.", "Silver Municipii, ADI", "PDF, DOC sau DOCX", "recomandăm minimum 12"],
    onlyBefore: "any session",
  },
  {
    address: "/register?tip=firma",
    heading: "Înregistrare firmă parteneră",
    shows: [domains, "Site (opțional)", "Portofoliu", "PDF, cel mult 10 MB"],
    onlyBefore: "any session",
  },
  {
    address: "/admin-login",
    heading: "Conectare administrator",
    shows: ["E-mail Parola Arată Conectare Prima pagină"],
    onlyBefore: "the session of an ADMIN",
  },
  {
    address: "/blog",
    heading: "Blog",
    shows: ["Administrare", "Renovări", "Design Interior", "Tehnologie", "Legislație", "Newsletter"],
  },
  {
    address: "/support",
    heading: "Centrul de suport",
    shows: [
      ...["Nume E-mail Subiect Mesaj", "Întrebări frecvente", "24–48 de ore", "2–4 ore"],
      ...["luni–vineri, 09:00–18:00", "Resurse utile", "Blog"],
    ],
  },
  {
    address: "/comunitati",
    heading: "Comunități",
    shows: ["comunități", "județe", "cetățeni deserviți", "Toate județele"],
  },
  { address: `/comunitati?${nothing}`, heading: "Comunități", shows: ["Resetează filtrele"] },
  {
    address: "/comunitati/{id}",
    from: "/comunitati",
    shows: [
      ...["Despre comunitate", "Obiective", "Proiecte finalizate", "Cetățeni deserviți", "Buget alocat"],
      ...["Proiecte", "realizat", "Galerie", "Contact"],
    ],
  },
  {
    address: "/parteneri",
    heading: "Parteneri",
    shows: ["din 5", "mai multe", "de angajați", "ani de experiență", "Vezi profilul"],
  },
  {
    address: "/partener/{id}",
    from: "/parteneri",
    shows: [
      "Prezentare",
      "Servicii",
      "Portofoliu",
      "Echipa",
      "Contactează partenerul",
      "Certificări",
      "Ofertă specială",
    ],
  },
  {
    address: `/partener/${nobody}`,
    heading: "Partenerul nu a fost găsit",
    shows: ["parteneri"],
    isMissing: true,
  },
  { address: "/partener/{id}?tab=servicii", from: "/parteneri", shows: ["Premium", "Standard", "Consultanță"] },
  { address: "/partener/{id}?tab=portofoliu", from: "/parteneri", shows: ["buget, fără TVA"] },
  { address: "/partener/{id}?tab=echipa", from: "/parteneri", shows: ["de angajați"] },
  {
    address: "/marketplace",
    heading: "Marketplace PSP",
    shows: [
      ...["Înapoi la parteneri", "Caută soluții, parteneri...", `Toate categoriile ${nine}`],
      "Premium 15.000–50.000 EUR",
      "Implementare completă Suport 24/7 Training inclus",
      "Standard 5.000–15.000 EUR",
      "Consultanță 1.000–5.000 EUR",
      ...["Vezi partener", "Solicită ofertă", "Solicită ofertă personalizată"],
    ],
  },
  {
    address: `/marketplace?${nothing}`,
    heading: "Marketplace PSP",
    shows: [...["Nu am găsit soluții", "Încearcă să modifici filtrele sau termenii de căutare."], "Resetează filtrele"],
  },
  {
    address: "/marketplace?partner={id}",
    heading: "Marketplace PSP",
    from: "/parteneri",
    link: "/partener/",
    shows: ["Înapoi la profil partener"],
  },
  {
    address: "/features/marketplace",
    heading: "Marketplace de parteneri",
    shows: [
      "București Cluj Timiș Brașov",
      "4.5+ 4.0+ 3.5+",
      "Rating Număr recenzii Nume",
      "Încarcă Mai Mulți Parteneri",
    ],
  },
  {
    address: "/features/community-showcase",
    heading: "Vitrina comunităților",
    shows: ["Vezi Profil Complet", "Realizări"],
  },
  {
    address: "/features/forum",
    heading: "Forum de discuții",
    shows: [
      ...["Recent Popular Rezolvate Nerezolvate", "Fixată", "Rezolvată", "vizualizări", "aprecieri"],
      ...["Respect reciproc", "Conținut relevant", "Ajutor constructiv"],
    ],
  },
  {
    address: "/features/project-exchange",
    heading: "Schimb de proiecte",
    shows: [
      "Înregistrează-te ca UAT",
      "Sub 500.000 lei De la 500.000 la 1.000.000 lei De la 1.000.000 la 5.000.000 lei 5.000.000 lei sau mai mult",
      ...["Activ Nou În Planificare", "Cele mai noi Termen Buget Aplicații", "Ridicat Mediu Scăzut"],
      ...["Detalii", "Aplică", "Salvează"],
    ],
  },
  { address: "/features/analytics", heading: "Analiză și rapoarte", shows: ["numărate o dată pe zi"] },
  { address: "/features/security", heading: "Securitate", shows: ["Blocat", "Conform", "Verificat"] },
  { address: "/nu-exista", heading: "404", shows: ["Oops! Page not found", "Prima pagină"], isMissing: true },
];

const uatRoutes: readonly SpecifiedRoute[] = [
  {
    address: "/",
    around: ["Dashboard", "Deconectare"],
    shows: ["Bine ați revenit, Ana Munteanu!", "Deschide panoul"],
    hides: ["Devino Membru CCDL", "Pentru autorități locale"],
  },
  {
    address: "/uat/dashboard",
    heading: "Bună ziua, Ana Munteanu",
    around: ["uat@demo.ro", "Deconectare"],
    shows: [
      ...["Solicită Serviciu", "Total solicitări", "Colaborări active", "Finalizate"],
      ...["Solicitări recente", "Comunitatea mea Parteneri Hub de cunoștințe Solicitări", "Notificări"],
    ],
  },
  {
    address: "/uat/community",
    heading: "Vitrina Comunității",
    around: ["uat@demo.ro", "Prima pagină", "Deconectare"],
    shows: [
      ...["Localizare", "Statistici", "Contact", "Atracții locale"],
      ...["Proiecte în desfășurare", "În Desfășurare", "Planificare", "Finalizat", "Galerie"],
    ],
  },
  {
    address: "/uat/profile",
    heading: "Comuna Fântâna Albastră",
    shows: ["Pachetul Bronze", "Colegi"],
  },
  {
    address: "/uat/marketplace",
    heading: "Marketplace de parteneri",
    shows: [
      ...[`toate ${nine}`, "parteneri găsiți", "mai multe", "Ofertă specială", "Vezi profilul complet"],
      ...["Contactează", "Creează solicitare"],
    ],
  },
  {
    address: `/uat/marketplace?${nothing}`,
    heading: "Marketplace de parteneri",
    shows: ["Resetează filtrele", "Scoate filtrul"],
  },
  {
    address: "/uat/service-requests",
    heading: "Solicitări",
    shows: [
      ...["toate Ciornă Trimisă În progres Finalizată Anulată", "Vezi detalii", "Discută", "Trimite"],
      ...["Cum funcționează", "O trimiteți partenerilor", "Comparați și alegeți"],
    ],
  },
  {
    address: `/uat/service-requests?${nothing}`,
    heading: "Solicitări",
    shows: ["Nicio solicitare", "Resetează filtrele"],
  },
  { address: "/uat/service-requests/{id}", from: "/uat/dashboard", shows: ["Nr.", "Categorie"] },
  {
    address: "/uat/service-requests/new",
    heading: "Solicitare nouă",
    shows: ["Titlu", `Alegeți categoria ${nine}`, "Descriere"],
  },
  {
    address: "/uat/knowledge-hub",
    heading: "Hub de cunoștințe",
    shows: [
      ...["Asistent Programe de instruire Parteneri Solicitări", "Biblioteca de documente"],
      ...["Legislație", "Fonduri europene", "Urbanism", "Transparență", "Digitalizare", "Managementul proiectelor"],
    ],
  },
  {
    address: "/uat/knowledge-hub/{id}",
    from: "/uat/knowledge-hub",
    link: "/uat/resource/",
    leads: "/uat/resource/{id}",
    shows: ["Autor"],
  },
  {
    address: "/uat/knowledge-hub/fonduri-europene",
    heading: "Fonduri europene",
    shows: ["Documente"],
  },
  { address: "/uat/knowledge-hub/urbanism", heading: "Urbanism", shows: ["Documente"] },
  { address: "/uat/knowledge-hub/transparenta", heading: "Transparență", shows: ["Documente"] },
  { address: "/uat/knowledge-hub/digitalizare", heading: "Digitalizare", shows: ["Documente"] },
  {
    address: "/uat/knowledge-hub/management-proiecte",
    heading: "Managementul proiectelor",
    shows: ["Documente"],
  },
  {
    address: "/uat/ai-chat",
    heading: "Asistent",
    shows: [
      "Financiar Resurse umane Servicii publice Achiziții publice Comunicare",
      "Enter trimite, Shift+Enter rând nou",
    ],
  },
  {
    address: "/uat/resource/{id}",
    from: "/uat/knowledge-hub",
    shows: [
      ...["Ediția", "Autor", "Citit", "Descărcat", "Adaugă la favorite", "Copiază linkul", "Salvează ca PDF"],
      "Documente înrudite",
    ],
  },
  {
    address: "/uat/article/{id}",
    from: "/blog",
    shows: ["Scris de", "Adaugă la favorite", "Copiază linkul", "minute de citit"],
  },
  { address: `/uat/article/${nobody}`, heading: "Articol nu a fost găsit", shows: [], isMissing: true },
  {
    address: "/uat/training-programs",
    heading: "Programe de instruire",
    shows: [
      ...[
        "Fonduri Europene",
        "Achiziții Publice",
        "Dezvoltare Locală",
        "IT și Digitalizare",
        "Legislație",
        "Management",
      ],
      ...["Detalii", "Înscrie-te", "reducere"],
    ],
  },
];

const firmaRoutes: readonly SpecifiedRoute[] = [
  {
    address: "/",
    around: ["Dashboard", "Deconectare"],
    shows: ["Bine ați revenit, Andrei Catalogu!", "Deschide panoul"],
    hides: ["Devino Partener CCDL", "Pentru autorități locale"],
  },
  {
    address: "/firma/dashboard",
    heading: "Bună ziua, Andrei Catalogu",
    around: ["firma@demo.ro", "Prima pagină", "Deconectare"],
    shows: ["Activitate recentă", "Nota firmei", "Profilul firmei"],
  },
  {
    address: "/firma/profile",
    heading: "Profilul firmei",
    shows: ["Despre firmă", "Servicii", "Specializări", "Certificări", "Echipa", "Înființată", "Angajați", "Sediu"],
  },
  {
    address: "/firma/content",
    heading: "Articolele mele",
    shows: ["În revizie", "Trimite la revizie", "Sigur dorești să ștergi acest articol?"],
  },
  {
    address: "/firma/content/new",
    heading: "Articol nou",
    shows: [`Alegeți categoria ${firmArticleCategories}`, "Rezumatul"],
  },
  {
    address: "/firma/opportunities",
    heading: "Oportunități de Business",
    shows: [
      ...[`toate ${nine}`, `toate ${cities}`],
      ...["Activ", "Ai răspuns", "Urgent", "Mediu", "Scăzut", "Răspunde", "Vezi Detalii", "Mesaj"],
      ...["vizualizări", "Buget", "Termen", "Trei sfaturi", "24 de ore"],
    ],
  },
  {
    address: `/firma/opportunities?${nothing}`,
    heading: "Oportunități de Business",
    shows: ["Resetează Filtrele", "Nimic nu corespunde filtrelor"],
  },
  {
    address: "/firma/network",
    heading: "Network Profesional & Resurse",
    shows: ["Comunitate", "Evenimente", "Resurse", "Beneficii", "Topic Nou"],
  },
  {
    address: "/firma/network?fila=resurse",
    heading: "Network Profesional & Resurse",
    shows: ["Ghid", "Model", "Listă de verificare", "Descarcă"],
  },
  {
    address: "/firma/network?fila=beneficii",
    heading: "Network Profesional & Resurse",
    shows: [
      ...[
        "două exemplare tipărite ale revistei",
        "o reducere de 10% în plus",
        "o pagină de publicitate",
        "locuri gratuite la evenimente",
      ],
      "Află mai mult",
    ],
  },
  {
    address: "/firma/messages",
    heading: "Mesaje",
    shows: ["Selectează o conversație", "Participant sau subiect", "Ghid de comunicare", "În așteptare", "Finalizat"],
  },
];

const adminRoutes: readonly SpecifiedRoute[] = [
  { address: "/", around: ["Dashboard", "Deconectare"], shows: ["Devino Membru CCDL Devino Partener CCDL"] },
  {
    address: "/admin/dashboard",
    heading: "Bună ziua, Corina Vlad",
    around: ["administrator", "Prima pagină", "Deconectare"],
    shows: [
      ...["din UAT", "din firme", "Articole: ", "în așteptare", "în procesare", "Parteneri activi"],
      "Moderare articole Solicitări Utilizatori",
    ],
  },
  {
    address: "/admin/communities",
    heading: "Comunități",
    shows: ["Adaugă comunitate", "Creează 5 comunități de test"],
  },
  { address: "/admin/articles", heading: "Articole", shows: ["În așteptare", "Aprobate", "Respinse"] },
  {
    address: "/admin/articles/{id}",
    from: "/admin/articles",
    shows: ["Aprobă și publică", "Respinge", "Motivul respingerii"],
  },
];

/** Every route of the specification's table, in its order, by who walks it; the states of a screen follow it. */
export const specifiedRoutes: Readonly<Record<Walker, readonly SpecifiedRoute[]>> = {
  nimeni: publicRoutes,
  "uat@demo.ro": [
    ...uatRoutes,
    { address: "/uat/articles/new", heading: "Articol nou", shows: [`Alegeți categoria ${articleCategories}`] },
  ],
  "firma@demo.ro": firmaRoutes,
  "admin@demo.ro": adminRoutes,
};
