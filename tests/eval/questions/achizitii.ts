import { questions } from "./question";

export const achizitii = questions(
  "achizitii",
  `
  - | referat-de-necesitate | hg-395-2016 | Referatul se face de compartimentul / un fapt, nu o apreciere | Cum se întocmește un referat de necesitate?
  c | referat-de-necesitate | achizitie-directa-pasi | Referatul se face de compartimentul / înaintea oricărei comenzi | vreau sa cumpar un laptop la birou, ce hartie fac prima data
  t | referat-de-necesitate | hg-395-2016 | | Cine semnează refreatul de necesitate?
  - | nota-justificativa-valoare-estimata | | Sursele folosite / se estimează pe 24 de luni / două întrebări / metoda: | Cum calculăm valoarea estimată a achiziției?
  c | nota-justificativa-valoare-estimata | | catalogul electronic SEAP / contract anterior al comunei | de unde iau preturile pentru valoarea estimata
  - | achizitie-directa-pasi lege-98-2016 | nota-justificativa-valoare-estimata lege-208-2022 plan-achizitii-proiect | 270\\.120 | Care este pragul pentru achiziția directă?
  c | achizitie-directa-pasi lege-98-2016 | nota-justificativa-valoare-estimata lege-208-2022 | 270\\.120 | pana la ce suma putem cumpara direct fara licitatie
  - | achizitie-directa-pasi | | Referatul de necesitate aprobat / o pagină cu ce trebuie / Acceptarea în SEAP | Care sunt pașii unei achiziții directe?
  c | achizitie-directa-pasi | | catalogul electronic / Acceptarea în SEAP | cumparare directa din seap cum procedam
  t | achizitie-directa-pasi | | procesul-verbal de selecție / dovada din SEAP | ce documente rămân în dosraul achiziției directe
  - | achizitie-directa-pasi | | două luni diferite / Comandă dată la telefon | Ce greșeli găsește controlul la cumpărările directe?
  - | contract-servicii-model | | | Aveți un model de contract de prestări servicii?
  c | contract-servicii-model | | | ce clauze de penalitati punem in contract cu firma
  t | contract-servicii-model | | | clauze despre recepție și plată în conrtactul de servicii
  - | caiet-sarcini-consultanta | | | Model de caiet de sarcini pentru consultanță la scrierea proiectului
  c | caiet-sarcini-consultanta | | livrabil / recepți | cum scriem caietul de sarcini la firma de consultanta ca sa putem receptiona ceva
  - | proces-verbal-selectie-oferte | achizitie-directa-pasi | motivul cu o cifră / de ce ați ales / Criteriul | Cum consemnăm alegerea ofertei câștigătoare?
  c | proces-verbal-selectie-oferte | | motivul cu o cifră / aceeași cantitate / Criteriul | am primit trei oferte, cum facem comparatia si pv
  t | proces-verbal-selectie-oferte | | | model proces verbal de selecție a ofretelor
  - | program-anual-achizitii hg-395-2016 | | După aprobarea bugetului / Decembrie / art\\. 12 | Până când se aprobă programul anual al achizițiilor publice?
  c | program-anual-achizitii | | Octombrie / verificarea cumulării / Decembrie / ultimele luni | paap-ul cand il facem si cum il modificam
  - | program-anual-achizitii hg-395-2016 | | codul CPV / Grupați-le | Ce rubrici are programul anual de achiziții și anexa cu achizițiile directe?
  t | program-anual-achizitii | | verificarea cumulării / modificări ori de câte ori | modificarea porgramului anual al achizițiilor
  - | plan-achizitii-proiect | | | Cum facem planul de achiziții al unui proiect cu finanțare europeană?
  - | plan-achizitii-proiect lege-98-2016 | achizitie-directa-pasi | interzis / împărți | Avem voie să împărțim achiziția în bucăți mai mici ca să fim sub prag?
  - | lege-101-2016 | | Contestația la CNSC | Ce facem dacă un ofertant depune contestație la CNSC?
  c | lege-101-2016 | | la CNSC sau la instanță | ne-a contestat o firma licitatia, unde se judeca
  - | lege-100-2016 | | contractul de concesiune | Ce lege se aplică la concesiunea unui serviciu?
  - | hg-907-2016 | | studiul de fezabilitate | Ce conține studiul de fezabilitate și devizul general?
  c | hg-907-2016 | documente-inainte-de-cerere | studiul de fezabilitate, DALI | DALI sau SF, unde scrie ce contine documentatia tehnica
  - | oug-66-2011 | dosar-proiect-control | corecțiile financiare | Ce corecții financiare se aplică pentru nereguli la fonduri europene?
  - | fisa-proiect | | | Model de fișă de proiect de prezentat consiliului local
  c | documente-inainte-de-cerere | fisa-proiect | Certificatul de urbanism / Codul fiscal al comunei / trei luni / hotărâre a consiliului | ce acte pregatim inainte sa depunem cererea de finantare
  t | documente-inainte-de-cerere | | carte funciară | dovada proprietății terenului pentru cererea de finațnare
  - | dosar-proiect-control | | opis | Cum pregătim dosarul proiectului pentru un control?
  c | dosar-proiect-control | inchidere-proiect | opis / sală / dosar | vin cu controlul pe proiect, ce sa avem pe masa
  - | indicatori-proiect | | | Cum dovedim indicatorii asumați în cererea de finanțare?
  - | registru-riscuri-proiect | | cartea funciară / Avizele expiră | Ce riscuri trecem în registrul riscurilor unui proiect?
  c | raport-lunar-progres sedinta-santier-minuta | | | constructorul intarzie cu lucrarile, cum urmarim graficul
  - | sedinta-santier-minuta | | | Ce se scrie în minuta ședinței de șantier?
  t | inchidere-proiect | | | ce avem de făcut la închidreea proiectului
  c | receptie-terminarea-lucrarilor-pv | hg-273-1994 inchidere-proiect | comisi | gata lucrarea la drum, cum facem receptia
  t | hg-395-2016 | lege-98-2016 | 5 zile lucrătoare | in cat timp se constiuie garantia de buna executie
  - | lege-98-2016 | | 1% | Cât poate fi garanția de participare?
  c | lege-101-2016 | | 10 zile | cate zile are un ofertant sa conteste procedura
  - | lege-98-2016 | | 4 ani | Cât durează cel mult un acord-cadru?
  c | hg-395-2016 | | 2/3 | comisia de evaluare cu cate voturi decide
  - | lege-98-2016 | | 70% | Când restituim garanția de bună execuție la lucrări?
  `,
);
