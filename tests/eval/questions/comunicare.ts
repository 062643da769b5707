import { questions } from "./question";

export const comunicare = questions(
  "comunicare",
  `
  - | ghid-acces-544 lege-544-2001 | raspuns-544 | În câte zile răspundem la o cerere de informații publice?
  c | ghid-acces-544 lege-544-2001 | raspuns-544 | un ziarist cere facturile pe 544, cat timp avem
  - | ghid-acces-544 | raspuns-544 lege-544-2001 | Ce informații sunt exceptate de la liberul acces?
  t | raspuns-544 | ghid-acces-544 | model de răspnus la cerere 544 când refuzăm
  - | raspuns-544 | ghid-acces-544 | Cum anunțăm solicitantul că prelungim termenul la Legea 544?
  c | raspuns-544 | ghid-acces-544 | cum refuz politicos o cerere pe legea 544
  - | registru-544 | hg-123-2002 | Ce rubrici are registrul cererilor de informații de interes public?
  - | hg-123-2002 | registru-544 hg-830-2022 | Unde găsesc normele de aplicare ale Legii 544 cu formularele tip?
  - | anunt-consultare-52 | lege-52-2003 | Model de anunț de consultare publică pentru un proiect de hotărâre
  c | anunt-consultare-52 lege-52-2003 | hg-831-2022 | cu cate zile inainte punem proiectul de hcl pe site
  t | anunt-consultare-52 lege-52-2003 | hg-831-2022 | transaprența decizională: câte zile pentru propuneri
  - | minuta-dezbatere-52 | hg-831-2022 | Cum se scrie minuta unei dezbateri publice?
  c | minuta-dezbatere-52 | | am tinut dezbatere cu cetatenii, ce consemnam si unde publicam
  - | proces-verbal-afisare | | Cum dovedim că am afișat hotărârea la avizier?
  c | proces-verbal-afisare | | pv de afisare model
  - | raport-anual-52-544 | hg-123-2002 hg-831-2022 | Ce cuprinde raportul anual privind transparența și accesul la informații?
  t | raport-anual-52-544 | | raprot anual legea 52 termen de publicare
  - | monitor-oficial-local | oug-57-2019 | Ce publicăm în Monitorul Oficial Local?
  c | monitor-oficial-local | | mol-ul unde sta pe site si ce sectiuni are
  t | monitor-oficial-local | | cum publicăm hotărârile în Moniotrul Oficial Local
  - | raspuns-petitie og-27-2002 | | În cât timp răspundem la o petiție?
  c | raspuns-petitie | og-27-2002 | reclamatia nu e treaba noastra, cum o trimitem la alta institutie
  c | raspuns-petitie | og-27-2002 | ce facem cu o sesizare anonima
  - | comunicat-de-presa | | Cum scriem un comunicat de presă al primăriei?
  c | comunicat-de-presa | vizibilitate-durabilitate | comunicat pt inceperea proiectului european
  t | comunicat-de-presa | | model de comuncat de presă
  - | plan-comunicare-criza | | Ce comunicăm populației în caz de inundație?
  c | plan-comunicare-criza | | cine vorbeste cu presa cand se intampla ceva grav
  - | pagina-facebook-primarie | | Ce reguli avem pentru pagina de Facebook a primăriei?
  c | pagina-facebook-primarie | | stergem comentariile urate de pe facebook sau nu
  - | declaratie-accesibilitate | oug-112-2018 | Ce scrie în declarația de accesibilitate a site-ului?
  t | declaratie-accesibilitate | oug-112-2018 | site accesiibl pentru nevăzători, ce obligații avem
  - | politica-cookie | lege-506-2004 | Avem nevoie de o politică de cookie-uri pe site?
  - | vizibilitate-durabilitate | | Ce panou afișăm la începutul proiectului finanțat din fonduri europene?
  c | vizibilitate-durabilitate | ue-2021-1060 | cat timp n-avem voie sa schimbam destinatia cladirii dupa proiect
  - | incident-date-personale | ue-2016-679 | Am trimis din greșeală un e-mail cu date personale. Ce facem?
  c | incident-date-personale | securitate-baza ue-2016-679 | ne-a intrat un virus in calculatoare si s-au blocat fisierele
  - | nota-informare-gdpr | | Ce informare despre datele personale punem la ghișeu?
  t | registru-prelucrari | ue-2016-679 | registrul activităților de prelucarre cerut de GDPR
  - | proiect-hotarare-consiliu-local | referat-aprobare-raport-specialitate lege-24-2000 | Model de proiect de hotărâre a consiliului local
  c | referat-aprobare-raport-specialitate | proiect-hotarare-consiliu-local | ce diferenta e intre referatul de aprobare si raportul de specialitate
  - | proces-verbal-sedinta-consiliu | | Cum se scrie procesul-verbal al ședinței de consiliu local?
  - | strategie-locala-structura | | Cum arată o strategie de dezvoltare locală și cum se adoptă?
  c | plan-backup | | la cat timp facem copii de siguranta la date
  - | lege-179-2022 | | Ce seturi de date deschise trebuie să publicăm?
  `,
);
