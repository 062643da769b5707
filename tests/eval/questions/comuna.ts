import { questions } from "./question";

/** Of a commune's daily subjects: its budget, registers, civil status, property, fines, safety, roads. */
export const comuna = questions(
  null,
  `
  - | calendar-buget-local | lege-273-2006 | 45 de zile | În cât timp de la legea bugetului de stat trebuie aprobat bugetul local?
  c | calendar-buget-local | lege-273-2006 | 15 zile de la publicare sau afișare | cat timp au oamenii sa depuna contestatie la proiectul de buget
  - | calendar-buget-local | lege-273-2006 | majoritatea absolută | Cu ce majoritate se adoptă bugetul comunei?
  t | calendar-buget-local | | 5 zile de la expirarea | Când supune primarul proiectul de bugte aprobării consiliului local?
  - | rectificare-buget | lege-273-2006 | influența veniturilor / NOTĂ DE FUNDAMENTARE | Model de notă de fundamentare pentru rectificarea bugetului
  c | rectificare-buget | lege-273-2006 | 30 de zile de la intrarea în vigoare | dupa rectificarea bugetului de stat cat timp avem sa rectificam si noi
  - | rectificare-buget | | Virare de credite: / Rectificare: se schimbă | Ce diferență este între rectificare și virare de credite?
  - | deplasare-diurna | hg-714-2018 ordin-1235-2023 | 23 de lei pe zi | Cât este diurna pentru o delegație la 40 km?
  c | deplasare-diurna ordin-1235-2023 hg-714-2018 | | 265 de lei | cat decontam pe noapte de cazare la o delegatie
  t | deplasare-diurna | | ORDIN DE DEPLASARE | model de ordin de delpasare pentru un curs
  - | registru-agricol-calendar | og-28-2008 | ultima zi lucrătoare a lunii februarie | Până când se declară animalele la registrul agricol?
  c | registru-agricol-calendar | og-28-2008 | 30 de zile de la orice modificare | am cumparat un teren, in cat timp il declar la registrul agricol
  t | registru-agricol-calendar | | report din oficiu | omul nu a declarat nimic la registrul agrciol, ce scriem
  - | registru-agricol-calendar | og-28-2008 | Actul care arată dreptul | Cum se înscrie o suprafață de teren în registrul agricol?
  - | vanzare-teren-extravilan lege-17-2014 | | rangul I / preempțiune | Cum se vinde un teren agricol din extravilan și cine are drept de preempțiune?
  c | vanzare-teren-extravilan | lege-17-2014 | 45 de zile lucrătoare | cat timp sta afisata oferta de vanzare a terenului
  - | vanzare-teren-extravilan | | În 5 zile lucrătoare | În câte zile afișează primăria oferta de vânzare a terenului din extravilan?
  t | vanzare-teren-extravilan | lege-17-2014 | 3 zile lucrătoare | preemptorul a depus acceptarea ofertei, in cate zile o pubicăm
  - | inchiriere-concesiune-bunuri | oug-57-2019 | 49 de ani | Pe câți ani se poate concesiona un teren al comunei?
  c | inchiriere-concesiune-bunuri | | Închirierea potrivește / Concesiunea potrivește | ce e mai bine, sa inchiriem sau sa concesionam spatiul din dispensar
  - | inchiriere-concesiune-bunuri | | raport de evaluare | Ce pregătim înainte de hotărârea de închiriere a unui bun din domeniul public?
  - | contract-inchiriere-bun | inchiriere-concesiune-bunuri | CONTRACT DE ÎNCHIRIERE | Aveți un model de contract de închiriere pentru un spațiu al comunei?
  c | contract-inchiriere-bun | inchiriere-concesiune-bunuri | nu subînchiriază | chiriasul a dat spatiul mai departe la altul, are voie?
  t | contract-inchiriere-bun | | Garanția | ce grantie cerem de la chiriaș la contract
  - | stare-civila-nastere-deces | lege-119-1996 hg-255-2024 | 30 de zile | În cât timp se declară nașterea unui copil?
  c | stare-civila-nastere-deces | lege-119-1996 | certificatul medical constatator | cum se elibereaza un certificat de nastere
  c | stare-civila-nastere-deces | | procură specială / stare civilă pierdut | omul a pierdut certificatul de deces al mamei, cum ii dam duplicat
  t | stare-civila-nastere-deces | lege-119-1996 | 3 zile | în câte zile se anunță un deecs la primărie
  - | stare-civila-casatorie | lege-119-1996 | delegată de primar | Cine oficiază căsătoria când ofițerul de stare civilă lipsește?
  c | stare-civila-casatorie | hg-255-2024 | 10 zile | acte casatorie civila, cu cat timp inainte se depun
  - | stare-civila-casatorie | | 14 zile | Cât sunt valabile certificatele medicale prenupțiale?
  - | ajutor-incalzire | lege-226-2021 hg-1073-2021 | 2\\.053 | Ce venit poate avea o persoană singură ca să primească ajutor pentru încălzire?
  c | ajutor-incalzire | lege-226-2021 | 1\\.386 | ajutor de incalzire cu lemne, ce venituri trebuie sa aiba familia
  c | ajutor-incalzire | hg-1073-2021 | mai nouă de 10 ani / tractor | are masina si tractor, mai primeste bani de caldura iarna?
  t | ajutor-incalzire | | data de 20 a lunii / după 20 | cererea de încălzire depsuă pe 25 noiembrie, din ce lună se plătește
  - | contraventii-pasi | og-2-2001 | 6 luni | În cât timp de la faptă se poate aplica o amendă contravențională?
  c | contraventii-pasi proces-verbal-contraventie | og-2-2001 | două luni | in cat timp comunicam procesul verbal de contraventie
  - | contraventii-pasi | og-2-2001 | numai în domeniile | Ce contravenții poate stabili consiliul local prin hotărâre?
  c | proces-verbal-contraventie contraventii-pasi | og-2-2001 | jumătate din minimul | pana cand poate plati jumatate din amenda
  - | proces-verbal-contraventie | og-2-2001 | Agentul constatator | Model de proces-verbal de constatare a contravenției
  t | proces-verbal-contraventie | contraventii-pasi | martor | nu e niciun matror la contravenție, ce scriem în proces-verbal
  - | svsu-organizare | ordin-51-2024 lege-307-2006 | avizul inspectoratului | Cine numește șeful serviciului voluntar pentru situații de urgență?
  c | svsu-organizare | | Ordinul ministrului afacerilor interne nr\\. 51/2024 | dupa ce ordin organizam pompierii voluntari acum
  t | svsu-organizare | | Registrul de intervenții / Planul de analiză | ce dcoumente trebuie să aibă SVSU
  - | caini-fara-stapan | oug-155-2001 hg-1059-2013 | 14 zile lucrătoare | Cât timp stă un câine în adăpost înainte de adopție sau altă măsură?
  c | caini-fara-stapan | oug-155-2001 | operatorul / personal instruit | sunt caini fara stapan pe strada, cine ii ridica
  t | caini-fara-stapan | | imediat la medic | ce facem cu un câine vagabnod care a mușcat un copil
  - | ssm-primarie | lege-319-2006 hg-1425-2006 | Evaluarea riscurilor | Ce documente de securitate și sănătate în muncă trebuie să aibă primăria?
  c | ssm-primarie | lege-319-2006 | înainte de a ieși pe teren | beneficiarii de ajutor social care muncesc trebuie instruiti ssm?
  c | ssm-primarie | lege-319-2006 | nu scutește | avem firma de protectia muncii, mai raspunde primarul?
  - | accident-de-munca lege-319-2006 | hg-1425-2006 | inspectoratului teritorial de muncă | Cum se declară un accident de muncă la inspectoratul teritorial?
  c | accident-de-munca | lege-319-2006 | drumul normal | s-a lovit in drum spre serviciu, e accident de munca?
  t | accident-de-munca | | cel puțin trei / trei persoane | când este un accdient de muncă colectiv
  - | declaratii-avere-interese lege-176-2010 | lege-161-2003 | 15 iunie | Până la ce dată se actualizează anual declarațiile de avere?
  c | declaratii-avere-interese | lege-176-2010 | nu puneți pe site / neconstituțional | mai publicam declaratiile de avere pe site-ul primariei
  t | declaratii-avere-interese | | e-DAI | declarațiile de avere se mai depun pe hrâtie?
  - | drumuri-anghel-saligny-afir | oug-95-2021 ordin-1333-2021 | Drumul este al comunei | Ce pregătim înainte de o cerere pentru asfaltarea drumurilor prin Anghel Saligny?
  c | drumuri-anghel-saligny-afir | | DR-28 | cu ce masura afir facem drumul din sat
  - | drumuri-anghel-saligny-afir | oug-95-2021 | două surse | Putem finanța același drum din Anghel Saligny și din AFIR?
  - | caiet-sarcini-iluminat | lege-230-2006 | CAIET DE SARCINI / Cerințe pentru corp | Model de caiet de sarcini pentru iluminatul public cu LED
  c | caiet-sarcini-iluminat | | Probe la recepție / măsurarea iluminării | cum verificam la receptie lampile noi de pe strada
  t | caiet-sarcini-iluminat | lege-230-2006 | SR EN 13201 | clasa de iluimnat a străzii după ce standard
  - | stare-civila-transcriere-nume | lege-119-1996 hg-255-2024 | traducerea legalizată | Ce acte trebuie pentru transcrierea unui certificat de naștere din străinătate?
  c | stare-civila-transcriere-nume | | Nu se șterge / Omul face cerere scrisă | cum se rectifica un nume gresit in actul de casatorie
  - | stare-civila-transcriere-nume | lege-119-1996 | Cererea motivată | Cum se schimbă numele de familie pe cale administrativă?
  c | stare-civila-transcriere-nume | lege-119-1996 | Pentru copil cer părinții | parintii vor sa schimbe prenumele copilului de 5 ani
  c | ssm-primarie | | la data scrisă de medic | medicina muncii, la cat timp se fac analizele
  `,
);
