/**
 * How people call what a document or an act of the library is about, without its own words, by its key. The assistant finds
 * it by them too. Written from the subjects of the documents, not from the questions by which the assistant is measured.
 */
export const everydayWords: Readonly<Record<string, string>> = {
  // funds
  "fisa-proiect": "idee de proiect, merită să depunem, pe ce luăm bani, foaie de prezentare, primarul vrea un proiect",
  "documente-inainte-de-cerere":
    "ce acte ne trebuie la depunere, hârtii pentru fonduri, ce pregătim înainte de apel, extras de carte funciară, terenul nu e intabulat, lista pentru finanțare",
  "buget-proiect":
    "cât punem de la noi, partea comunei, ce nu se decontează, cheltuieli tăiate, TVA-ul proiectului, cât costă proiectul, umflat la preț",
  "grafic-rambursari":
    "când vin banii de la europeni, rămânem fără bani, plătim din buzunar, banii înapoi de la minister, nu ne ajung banii pe lună, avans",
  "plan-achizitii-proiect": "ce cumpărăm în proiect, lista cumpărăturilor proiectului, câte licitații, licităm utilaje",
  "indicatori-proiect":
    "ce am promis, nu atingem ținta, dovezi pentru monitorizare, câți beneficiari, cifrele proiectului",
  "vizibilitate-durabilitate":
    "tăbliță cu sigla, steagul Uniunii, pancartă, sigle, cinci ani după, putem închiria clădirea făcută pe fonduri, schimbăm destinația, vindem după recepție",
  "dosar-proiect-control":
    "vine controlul, vin în control, corecție, ne cer banii înapoi, biblioraft, unde punem actele, câți ani ținem dosarul, verificare de la minister",
  // procurement
  "referat-de-necesitate":
    "cerere de cumpărare, ne trebuie toner, hârtie de scris pentru cumpărat, de ce avem nevoie, cine cere, rechizite, birouri",
  "nota-justificativa-valoare-estimata":
    "de unde luăm prețul, cercetare de piață, cum aflăm cât costă, preț din catalog, cât estimăm, trei site-uri",
  "achizitie-directa-pasi":
    "cumpărăm fără licitație, câte oferte, de la o firmă, catalog electronic, până la ce sumă, cumpărăm de pe internet, emag, magazin, prag, cumpărare mică",
  "contract-servicii-model":
    "contract cu firma, ce scriem în contract, clauze, firma nu livrează, penalizare, contract scurt, rezilierea",
  "caiet-sarcini-consultanta":
    "firmă care scrie proiectul, consultant pentru fonduri, plată la succes, procent din proiect, ce cerem consultantului",
  "proces-verbal-selectie-oferte":
    "cine a câștigat, de ce am ales firma, cea mai ieftină, oferta mai scumpă, comparăm ofertele, o singură ofertă",
  "program-anual-achizitii":
    "planul de cumpărături pe an, lista de achiziții pe anul viitor, când facem PAAP, modificăm programul, câte cumpărăm la an",
  "verificarea-facturii":
    "factură venită, când plătim firma, în câte zile plătim, factura greșită, semnăm factura, dobândă la întârziere, nu a venit prin sistem, bun de plată",
  // projects
  "plan-proiect-o-pagina": "cum ne organizăm, cine ce face, o foaie cu pașii, începem un proiect, echipă",
  "registru-riscuri-proiect": "ce poate merge prost, ne temem că, probleme în proiect, ce facem dacă firma pleacă",
  "raport-lunar-progres": "cum stăm cu lucrarea, întârziem, ce s-a făcut luna asta, stadiu, rămas în urmă",
  "sedinta-santier-minuta":
    "întâlnire pe șantier, ce scriem după ședința cu constructorul, cine notează, discuții cu dirigintele",
  "inchidere-proiect":
    "am terminat proiectul, ce mai avem de făcut la sfârșit, ultima plată, gata lucrarea, după recepție",
  "proces-verbal-predare-primire":
    "pleacă un coleg, predă gestiunea, vine altul în loc, dă dosarele, cheile, schimbarea contabilului, pensionare",
  // council
  "proiect-hotarare-consiliu-local":
    "cum scriem un HCL, câte voturi trebuie, cine propune o hotărâre, consilierii votează, viza secretarului, se trimite la prefect",
  "referat-aprobare-raport-specialitate":
    "ce scrie primarul și ce scrie biroul, hârtiile care merg cu hotărârea, motivarea hotărârii, raportul compartimentului",
  "proces-verbal-sedinta-consiliu":
    "ce s-a vorbit în ședință, cine scrie la ședință, înregistrarea ședinței, consilierul a ieșit din sală, s-a votat, publicăm numele",
  "ancheta-sociala":
    "mergem acasă la om, verificăm familia săracă, vizită la bătrân, copil singur acasă, vecinii spun, ajutor social, pentru spital, divorț, comisia de handicap",
  "inventarierea-patrimoniului":
    "numărăm bunurile, lipsesc scaune, la sfârșit de an numărăm, plus la inventar, gestionar, listele de inventar, drumuri neînscrise",
  "casarea-bunurilor":
    "aruncăm calculatoare vechi, mașină veche, mobilă stricată, fier vechi, scoatem din acte, tractor vechi, donăm",
  // transparency
  "ghid-acces-544":
    "cineva cere hârtii, ziaristul cere, în câte zile răspundem la 544, cere contracte, cere salariile, putem să nu dăm, cât costă copiile",
  "raspuns-544": "cum îi răspundem omului care cere informații, scrisoare de refuz, dăm doar o parte, mai cerem timp",
  "registru-544": "unde trecem cererile, caiet de cereri, câte cereri am avut, evidența celor care întreabă",
  "anunt-consultare-52":
    "cum anunțăm oamenii, punem proiectul pe site, câte zile stă afișat, să-și dea cu părerea, dezbatere cu cetățenii",
  "minuta-dezbatere-52": "ce s-a zis la dezbatere, oamenii au propus, ce facem cu propunerile, întâlnire cu sătenii",
  "proces-verbal-afisare": "dovadă că am lipit anunțul, am pus la avizier, afișat pe ușă, avizierul primăriei",
  "raport-anual-52-544":
    "raportul pe anul trecut despre transparență, cifre de la început de an, ce raportăm în ianuarie, câte am primit și câte am refuzat",
  "monitor-oficial-local":
    "unde punem hotărârile pe site, ce e obligatoriu pe site, dispozițiile primarului pe internet, monitorul primăriei",
  "raspuns-petitie":
    "s-a plâns un vecin, scrisoare de la cetățean, în cât timp răspundem, nu e treaba noastră, trimitem la altă instituție, a scris de mai multe ori, nesemnată",
  // digital
  "declaratie-accesibilitate": "site pentru nevăzători, orbi, handicap la site, litere mari, control la site",
  "politica-cookie": "fereastra aceea de pe site, accept, bannerul de pe pagină, urmărire pe site",
  "registru-prelucrari": "tabelul cu datele oamenilor, ce date ținem, evidență date, vine cineva de la date personale",
  "nota-informare-gdpr":
    "foaie la ghișeu despre date, acordul omului, ce scriem jos pe cerere, semnează pentru date, avem voie cu buletinul",
  "incident-date-personale":
    "am trimis mailul la cine nu trebuia, s-a furat laptopul, am pierdut stick-ul, ne-a spart cineva, hackeri, virus, cui spunem, au văzut datele altora",
  "plan-backup":
    "s-a stricat calculatorul, am pierdut fișierele, s-a ars serverul, copie pe hard, unde salvăm, nu mai pornește",
  "predare-parole":
    "a plecat informaticianul, nu mai avem parola, firma de site nu dă accesul, cine are parolele, cont de trezorerie",
  "securitate-baza":
    "mail suspect, link fals, hackeri, cum ne păzim calculatoarele, antivirus gratis, firma de IT, parolă slabă, Windows vechi",
  "documente-electronice":
    "am primit PDF semnat, putem primi pe mail, semnătură scanată, poză cu semnătura, trebuie tipărit, stick cu semnătură, token, valabilitate pe calculator",
  // urbanism
  "certificat-urbanism-verificare":
    "hârtie pentru teren, ce am voie să fac pe teren, informații despre parcelă, extras de plan, cât durează hârtia de la urbanism",
  "autorizatie-construire-dosar":
    "vreau să-mi fac casă, aprobare pentru casă, ce acte pentru construit, acordul vecinului, proiect de la arhitect, etaj, mansardă, anexă, cât așteptăm aprobarea",
  "notificare-lucrari-constructii":
    "fără autorizație, doar anunț, gard, magazie, acoperiș, foișor, reparații la casă, primăria n-a răspuns, lucrări mici",
  "registre-urbanism-model":
    "unde trecem autorizațiile, raportare lunară la inspectorat, caiet de autorizații, listă la construcții",
  "receptie-terminarea-lucrarilor-pv":
    "luăm lucrarea de la constructor, gata drumul, comisie de primire, defecte găsite, semnăm că e gata, lucrare prost făcută",
  "nota-constatare-disciplina-constructii":
    "construiește fără acte, a ridicat etaj, vecinul face casă fără hârtii, mergem pe teren, oprim lucrarea, gard fără voie, dărâmă",
  "pug-actualizare-pasi":
    "planul mare al comunei, intravilan, băgăm terenul în sat, plan expirat, zonă de case, extindem satul",
  "adrese-nomenclator-stradal":
    "nume de străzi, număr la casă, n-am adresă, plăcuță cu numărul, schimbăm numele străzii, buletin fără stradă",
  // environment
  "contract-salubrizare-verificare":
    "nu ridică gunoiul, firma de gunoi, pubele, tomberoane, tarif mare la gunoi, coș plin, containere, cât plătim pe gunoi",
  "raport-lunar-salubrizare": "câte tone, cântar, bonuri de la groapă, gunoi pe luna trecută, plângeri de gunoi",
  "plan-deszapezire":
    "a nins, drum blocat de zăpadă, plug, sare, nisip pe drum, gheață, cine curăță ulița, tractor cu lamă",
  // strategy
  "strategie-locala-structura":
    "planul comunei pe șapte ani, unde vrem să ajungem, strategie pentru fonduri, chestionar cu sătenii, viziune",
  // taxes
  "calendar-hotarare-impozite-locale":
    "când se pun taxele pe anul viitor, creștem impozitele, inflație, până când votăm taxele, cât e impozitul la casă, reducere dacă plătește din timp, scutire, două rate",
  "instiintare-de-plata":
    "scrisoare cu datoria, anunțăm că are de plătit, hârtie cu suma, foaie de plată, plata cu cardul, poștă",
  "certificat-atestare-fiscala":
    "hârtie că n-are datorii, vinde casa, vinde mașina, notarul cere, dovadă de la taxe, moștenire, cumpărător, fără restanțe, înmatriculare",
  "decizie-corectare-impozit":
    "impozit greșit, a plătit prea mult, metri greșiți, dă banii înapoi, a plătit pentru altul, supraimpozitat, calculat aiurea, recalculare",
  "executare-silita-pasi":
    "nu plătește impozitul, rău platnic, luăm din salariu, blocăm contul, poprim pensia, luăm mașina, somație, datorii vechi, câți ani mai putem cere, se prescrie",
  // people
  "fisa-postului":
    "ce are de făcut omul, atribuțiile colegului, nu scrie la mine, treabă în plus, foaia cu sarcini, semnează ce face",
  "anunt-concurs-post-contractual":
    "angajăm un om, post liber, dăm anunț de angajare, scoatem la concurs, câte zile stă anunțul, șofer, îngrijitor, interviu",
  "evaluarea-anuala": "notele angajaților, calificativ, la început de an dăm note, contestă nota, foarte bine, punctaj",
  "planificarea-concediilor":
    "câte zile libere, concediu rămas, zile neluate, cheamă din concediu, când plecăm, vacanță, liste de concedii",
  "act-aditional-telemunca":
    "lucrează de acasă, de la domiciliu, zile de acasă, laptop acasă, curent și internet plătite",
  "dosarul-de-personal":
    "actele angajatului, unde stă dosarul, cine se uită în dosar, copie de diplomă, cazier, carte de muncă",
  // communication
  "comunicat-de-presa":
    "scriem la ziar, anunț pentru televiziune, inaugurare, știre despre proiect, text pentru jurnaliști",
  "plan-comunicare-criza":
    "s-a întâmplat ceva grav, ce spunem oamenilor, inundații, apa nu e bună, zvon, cutremur, cine vorbește cu presa",
  "pagina-facebook-primarie":
    "ștergem comentarii, ne înjură pe internet, poze de la serbare, postăm, blocăm un om, live, poze cu copii",
  "anunt-intrerupere-apa": "nu curge apa, s-a spart țeava, oprim apa, când vine apa, cisternă, bate apa, SMS la oameni",
  // budget
  "calendar-buget-local":
    "când votăm bugetul, banii comunei pe an, până când, nu s-a votat bugetul, bugetul comunei, oamenii contestă bugetul, a douăsprezecea parte",
  "rectificare-buget":
    "mutăm bani, au venit bani în plus, ne-au dat de la județ, schimbăm bugetul, tăiem de la un capitol, nu ajung banii la salarii",
  "deplasare-diurna":
    "plec la București, bani de drum, bani de mâncare, hotel, cu mașina personală, bonuri de benzină, cât e pe zi, delegat la curs, tren",
  // land
  "registru-agricol-calendar":
    "declară animalele, declară pământul, adeverință de la agricol, vite, oi, stupi, până când vin oamenii la agricol, subvenție, rolul agricol",
  "vanzare-teren-extravilan":
    "vinde pământ, vinde câmpul, cine are prioritate, vecinul vrea pământul, lista la poartă, arendaș, coproprietar, cât stă afișat, hectar, direcția agricolă",
  "inchiriere-concesiune-bunuri":
    "dăm cu chirie, închiriem magazin, pășune, islaz, căminul cultural, dispensar, strigare, redevență, spațiu gol",
  "contract-inchiriere-bun":
    "act cu chiriașul, cât plătește chirie, nu plătește chiria, îl dăm afară, preda cheile, contract de chirie",
  // order
  "contraventii-pasi":
    "amendă, dăm amendă, nu plătește amenda, cine poate amenda, contestă amenda, câte zile să plătească, jumătate din amendă, animale pe drum, muncă în folosul comunității",
  "proces-verbal-contraventie":
    "cum se scrie amenda, ce trece pe amendă, nu semnează amenda, martor, greșit numele, amendă nulă",
  "svsu-organizare":
    "pompieri din sat, mașină de pompieri, cine merge la foc, voluntari la incendiu, șef de pompieri, instruire la foc",
  "caini-fara-stapan":
    "haită de câini, câine care mușcă, hingheri, maidanezi, adăpost, strângem câinii, cine răspunde de câini, castrare",
  // population
  "stare-civila-nastere-deces":
    "s-a născut copilul, a murit, act de moarte, certificat pierdut, câte zile de la naștere, tatăl nu e la spital, nume la copil, înmormântare",
  "stare-civila-casatorie":
    "nuntă, se însoară, se mărită, cununie, mire, mireasă, sâmbăta, minoră, străin, martori, analize de sânge",
  "stare-civila-transcriere-nume":
    "născut în Italia, certificat străin, schimbă numele, literă greșită, după divorț, nume de fată, copil născut afară, consulat",
  "ajutor-incalzire":
    "bani de lemne, ajutor la lemne, bani de căldură, cine primește lemne, pensie mică, are mașină, are pământ, gaz iarna, cerere de încălzire",
  // workplace
  "ssm-primarie": "protecția muncii, fișe de protecție, instructaj, cizme, mănuși, vine ITM, medicina muncii, casca",
  "accident-de-munca":
    "a căzut la serviciu, și-a rupt mâna, lovit la lucru, pe drum spre serviciu, pe cine sunăm, salvare, căzut de pe scară",
  "declaratii-avere-interese":
    "averea primarului, când se depune averea, ce declară consilierii, ANI, amendă pentru declarație, uitat să depună, soția",
  // works
  "drumuri-anghel-saligny-afir":
    "bani de drum, asfaltăm, uliță, pod, de unde luăm bani de asfalt, drum de câmp, drum la fermă, canalizare de la guvern",
  "caiet-sarcini-iluminat":
    "becuri, stâlpi, lumină pe stradă, întuneric în sat, LED-uri, consum mare, felinare, arde toată noaptea",
  // acts that people ask about without naming them
  "oug-57-2019":
    "codul primăriei, ce face primarul, ce face viceprimarul, consilieri, majoritate, ședință de consiliu, ales, secretarul comunei, demis, suspendat, vinde terenul comunei",
  "lege-393-2004": "drepturile consilierului, indemnizație de ședință, consilier care lipsește",
  "lege-161-2003": "rudă la primărie, are firmă și e consilier, soția angajată, două funcții, contract cu primăria",
  "lege-176-2010": "avere, ANI, când se depune declarația",
  "lege-554-2004": "dă primăria în judecată, primăria nu răspunde, anulează hotărârea, tribunal",
  "lege-52-2003": "oamenii să fie întrebați, dezbatere, anunț înainte de hotărâre",
  "lege-544-2001": "cere hârtii, zece zile, ziarist",
  "og-27-2002": "plângere, sesizare, treizeci de zile, scrisoare de la cetățean",
  "og-2-2001": "amendă, contestă amenda, jumătate din minim, prescripția amenzii",
  "oug-41-2016": "copie de buletin, copie legalizată, xerox la ghișeu, de ce cereți iar",
  "lege-16-1996": "arhivă, câți ani păstrăm, aruncăm dosare vechi, hârtii vechi din pod",
  "lege-273-2006": "bugetul comunei, împrumut, datorii, rezervă, prag de buget",
  "lege-82-1991": "contabilitate, registre, bilanț",
  "lege-227-2015": "cât e impozitul, TVA acum, impozit pe casă, impozit pe mașină, teren, scutiri, veteran",
  "lege-207-2015": "nu plătește, rate la datorii, eșalonare, prescrie, poprire, contestație la impunere",
  "lege-53-2003": "concediere, preaviz, ore suplimentare, ore în plus, program de lucru, abatere, demisie",
  "lege-153-2017": "cât e salariul, spor, leafa, indemnizație, gradație, salariul primarului",
  "lege-98-2016": "licitație, până la ce sumă, prag, rupem contractul în două, garanție, împărțim",
  "lege-101-2016": "firma contestă, pierzătorul s-a plâns, câte zile să conteste",
  "lege-72-2013": "plată întârziată, în câte zile plătim, treizeci de zile la factură",
  "oug-120-2021": "factură electronică, SPV, factura pe hârtie nu e bună",
  "lege-169-2026":
    "cod nou de construcții, valabilitatea autorizației, prelungire, casă fără autorizație, amendă la construcții, fără autorizație",
  "lege-50-1991": "autorizație veche, dosar vechi, aprobare dinainte",
  "og-43-1997": "lățimea drumului, camioane grele, tonaj, limită de tone, taie drumul, șanț, podeț",
  "lege-51-2006": "apă, canal, firma de apă, delegare",
  "lege-101-2006": "gunoi, taxă de gunoi, cine ridică gunoiul, bătrân singur la gunoi",
  "oug-92-2021": "reciclare, sticle, plastic separat, moloz, groapă de gunoi",
  "lege-17-2014": "vinde pământ, vecin, prioritate, arendaș",
  "lege-319-2006": "protecția muncii, accident, instructaj",
  "lege-307-2006": "foc, incendiu, ardere de miriști, stingător",
  "lege-292-2011": "ajutor, bătrân singur, sărac, asistentă socială",
  "lege-196-2016": "ajutor social, muncă pentru ajutor, VMI, bani pentru săraci, alocație",
  "lege-272-2004": "copil bătut, copil singur, părinți plecați în străinătate, tutelă",
  "lege-448-2006": "handicap, însoțitor, rampă, asistent personal, cărucior",
  "ue-2016-679": "date personale, CNP, ștergerea datelor, camere video, acord",
  "lege-190-2018": "CNP, camere la serviciu, supraveghere",
  "lege-214-2024": "semnătură electronică, token, certificat",
  "oug-155-2024": "hackeri, atac, raportăm atacul",
  "lege-226-2021": "lemne, căldură, ajutor de iarnă",
  "og-28-2008": "registru agricol, animale, pământ, declarație",
  "lege-119-1996": "naștere, deces, nuntă, certificat, nume",
  "hg-714-2018": "diurnă, cazare, delegație",
  "oug-155-2001": "câini, maidanezi, hingheri",
  "oug-95-2021": "asfalt, Saligny, bani de la guvern, pod",
  "lege-230-2006": "becuri, stâlpi, lumină",
};
