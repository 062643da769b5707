import { questions } from "./question";

export const comunicare = questions(
  "comunicare",
  `
  - | ghid-acces-544 lege-544-2001 | raspuns-544 | 10 zile | În câte zile răspundem la o cerere de informații publice?
  c | ghid-acces-544 lege-544-2001 | raspuns-544 | 10 zile | un ziarist cere facturile pe 544, cat timp avem
  - | ghid-acces-544 lege-544-2001 | raspuns-544 | datele personale / art\\. 12 | Ce informații sunt exceptate de la liberul acces?
  t | raspuns-544 | ghid-acces-544 | cererea se refuză / Varianta D | model de răspnus la cerere 544 când refuzăm
  - | raspuns-544 | ghid-acces-544 | 30 de zile | Cum anunțăm solicitantul că prelungim termenul la Legea 544?
  c | raspuns-544 | ghid-acces-544 | 5 zile / cererea se refuză / Varianta D | cum refuz politicos o cerere pe legea 544
  - | registru-544 | hg-123-2002 | | Ce rubrici are registrul cererilor de informații de interes public?
  - | hg-123-2002 | registru-544 hg-830-2022 | norme | Unde găsesc normele de aplicare ale Legii 544 cu formularele tip?
  - | anunt-consultare-52 | lege-52-2003 | | Model de anunț de consultare publică pentru un proiect de hotărâre
  c | anunt-consultare-52 lege-52-2003 | hg-831-2022 | 30 de zile lucrătoare | cu cate zile inainte punem proiectul de hcl pe site
  t | anunt-consultare-52 lege-52-2003 | hg-831-2022 | 10 zile calendaristice | transaprența decizională: câte zile pentru propuneri
  - | minuta-dezbatere-52 | hg-831-2022 | | Cum se scrie minuta unei dezbateri publice?
  c | minuta-dezbatere-52 | | Se publică minuta / Minuta se scrie la fiecare / Au participat | am tinut dezbatere cu cetatenii, ce consemnam si unde publicam
  - | proces-verbal-afisare | | proces-verbal / Doi oameni / Fotografia avizierului | Cum dovedim că am afișat hotărârea la avizier?
  c | proces-verbal-afisare | | | pv de afisare model
  - | raport-anual-52-544 | hg-123-2002 hg-831-2022 | | Ce cuprinde raportul anual privind transparența și accesul la informații?
  t | raport-anual-52-544 | | | raprot anual legea 52 termen de publicare
  - | monitor-oficial-local oug-57-2019 | | Hotărârile / subetichete | Ce publicăm în Monitorul Oficial Local?
  c | monitor-oficial-local | | prima linie a meniului / șase subetichete | mol-ul unde sta pe site si ce sectiuni are
  t | monitor-oficial-local | | prefect / Hotărârile | cum publicăm hotărârile în Moniotrul Oficial Local
  - | raspuns-petitie og-27-2002 | | 30 de zile | În cât timp răspundem la o petiție?
  c | raspuns-petitie | og-27-2002 | 5 zile / redirecționare / competența | reclamatia nu e treaba noastra, cum o trimitem la alta institutie
  c | raspuns-petitie og-27-2002 | | se clasează | ce facem cu o sesizare anonima
  - | comunicat-de-presa | | o pagină și un singur subiect / Titlul: cine / Titlul spune faptul | Cum scriem un comunicat de presă al primăriei?
  c | comunicat-de-presa | vizibilitate-durabilitate | La început | comunicat pt inceperea proiectului european
  t | comunicat-de-presa | | | model de comuncat de presă
  - | plan-comunicare-criza | | a ieșit din albie / primul mesaj | Ce comunicăm populației în caz de inundație?
  c | plan-comunicare-criza | | vorbește public / nu dau declarații | cine vorbeste cu presa cand se intampla ceva grav
  - | pagina-facebook-primarie | | Dispoziția primarului: numele / Regulile de comentarii / Pagina este a instituției | Ce reguli avem pentru pagina de Facebook a primăriei?
  c | pagina-facebook-primarie | | Criticile rămân / se ascund injuriile / Comentariile nu se șterg / nu se răspunde la injurii | stergem comentariile urate de pe facebook sau nu
  - | declaratie-accesibilitate | oug-112-2018 | parțial conform / se angajează să facă site-ul | Ce scrie în declarația de accesibilitate a site-ului?
  t | declaratie-accesibilitate | oug-112-2018 | | site accesiibl pentru nevăzători, ce obligații avem
  - | politica-cookie | lege-506-2004 | numai cu cookie-uri necesare / Politica se publică pe site / Nu cer acordul | Avem nevoie de o politică de cookie-uri pe site?
  - | vizibilitate-durabilitate | | Panoul durabil / 500\\.000 | Ce panou afișăm la începutul proiectului finanțat din fonduri europene?
  c | vizibilitate-durabilitate | ue-2021-1060 | Cinci ani / schimbare de destinație | cat timp n-avem voie sa schimbam destinatia cladirii dupa proiect
  - | incident-date-personale | ue-2016-679 | cereți destinatarului / 72 de ore | Am trimis din greșeală un e-mail cu date personale. Ce facem?
  c | incident-date-personale | securitate-baza ue-2016-679 | nu îl stingeți / scoateți calculatorul din rețea | ne-a intrat un virus in calculatoare si s-au blocat fisierele
  - | nota-informare-gdpr | | La ghișeu, nota lungă / Nota se dă oamenilor | Ce informare despre datele personale punem la ghișeu?
  t | registru-prelucrari | ue-2016-679 | | registrul activităților de prelucarre cerut de GDPR
  - | proiect-hotarare-consiliu-local | referat-aprobare-raport-specialitate lege-24-2000 | | Model de proiect de hotărâre a consiliului local
  c | referat-aprobare-raport-specialitate | proiect-hotarare-consiliu-local | inițiatorul / compartimentul de resort | ce diferenta e intre referatul de aprobare si raportul de specialitate
  - | proces-verbal-sedinta-consiliu | | Votul se scrie în cifre / ideea și propunerea | Cum se scrie procesul-verbal al ședinței de consiliu local?
  - | strategie-locala-structura | | | Cum arată o strategie de dezvoltare locală și cum se adoptă?
  c | plan-backup | | zilnic, automat / în fiecare noapte | la cat timp facem copii de siguranta la date
  - | lege-179-2022 | | Ce seturi de date publică | Ce seturi de date deschise trebuie să publicăm?
  - | oug-57-2019 | | 5 zile | Cu câte zile înainte se convoacă ședința ordinară a consiliului local?
  c | oug-57-2019 | | viceprimar | primarul e suspendat, cine ii tine locul
  t | oug-57-2019 | | 10 zile lucrătoare | in cat timp trimite secretarul hotararlie la prefect
  - | oug-57-2019 | | 11 până la 3 | Câți consilieri locali are o comună cu 3.000 de locuitori?
  c | og-27-2002 raspuns-petitie | | 15 zile | se poate prelungi termenul de raspuns la o petitie
  c | oug-41-2016 | | legalizate | mai cerem copii legalizate la dosar?
  `,
);
