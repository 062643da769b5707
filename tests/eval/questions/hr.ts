import { questions } from "./question";

export const hr = questions(
  "hr",
  `
  - | fisa-postului | | FIȘA POSTULUI / Modelul se folosește la angajare | Am nevoie de un model de fișă a postului pentru un referent
  c | fisa-postului | | Verb la prezent | cum scriu atributiile in fisa postului ca sa nu fie vagi
  - | fisa-postului | | după o reorganizare | Când trebuie modificată fișa postului unui angajat?
  t | fisa-postului | | | model de fisa postlui pentru personal contractual
  - | anunt-concurs-post-contractual | hg-1336-2022 | 15 zile lucrătoare / posturi\\.gov\\.ro | Cum facem anunțul de concurs pentru un post contractual vacant?
  c | anunt-concurs-post-contractual | hg-1336-2022 | 15 zile lucrătoare / posturi\\.gov\\.ro | vrem sa angajam un sofer pe microbuz, ce anunt dam si cand
  - | anunt-concurs-post-contractual | hg-1336-2022 | 15 zile lucrătoare | Cu câte zile înainte de proba scrisă se publică anunțul de concurs?
  - | hg-1336-2022 | anunt-concurs-post-contractual | | Ce hotărâre de guvern reglementează concursurile pentru personalul contractual?
  t | anunt-concurs-post-contractual hg-1336-2022 | | comisia de contestații | Contesatție la rezultatul concursului de angajare, cine o rezolvă?
  - | evaluarea-anuala | hg-1336-2022 | între 1 ianuarie și 31 martie / Se vorbește despre fapte / Obiectivele anului încheiat | Cum se face evaluarea anuală a angajaților?
  c | evaluarea-anuala | | 31 martie / foarte bine | pana cand facem evaluarile la personal si ce calificative dam
  c | evaluarea-anuala | | Contestația se depune la conducătorul | un coleg nu e de acord cu calificativul, ce poate face
  t | evaluarea-anuala | | Se vorbește despre fapte | cum decurge intervuil de evaluare cu salariatul
  - | planificarea-concediilor hg-250-1992 | | 21 de zile | Câte zile de concediu de odihnă are un salariat din primărie?
  c | planificarea-concediilor | | nu pleacă în același timp / Până la 31 decembrie / Perioade de ținut libere | cum programam concediile ca sa nu ramana biroul gol vara
  - | planificarea-concediilor | hg-250-1992 lege-53-2003 | Rechemarea se face | Putem rechema un angajat din concediul de odihnă?
  c | planificarea-concediilor | hg-250-1992 | 18 luni / programarea următoare | ce facem cu zilele de concediu neluate la sfarsit de an
  t | planificarea-concediilor | | | model de dispoziție pentru conecdiul de odihnă
  - | act-aditional-telemunca | lege-81-2018 | lucrează în regim de telemuncă / acordul ambelor părți | Cum redactăm actul adițional pentru telemuncă?
  c | act-aditional-telemunca | lege-81-2018 | lucrează în regim de telemuncă / acordul ambelor părți / Zilele\\. Telemuncă | o colega vrea sa lucreze de acasa doua zile pe saptamana, ce semnam
  - | act-aditional-telemunca lege-81-2018 | | pentru internet și electricitate | Cine plătește internetul și curentul la munca de acasă?
  - | dosarul-de-personal | | actului de identitate / Fișa postului | Ce acte trebuie să conțină dosarul de personal?
  c | dosarul-de-personal | | Pot vedea dosarul | cine are voie sa se uite in dosarul unui angajat
  t | dosarul-de-personal | lege-16-1996 | dosarul se predă la arhivă | Cum se predă la arihvă dosarul unui salariat plecat?
  - | predare-parole | proces-verbal-predare-primire | cont | Un coleg pleacă din instituție. Cum predă conturile și parolele?
  c | predare-parole | | | s-a pensionat contabila si nu stim parolele, ce trebuia facut
  - | proces-verbal-predare-primire | predare-parole | | Model de proces-verbal de predare-primire când pleacă un angajat
  c | proces-verbal-predare-primire | predare-parole | | cum isi preda lucrarile cineva care se muta la alt birou
  - | oug-7-2026 | | 30 ?% | Cu cât se reduce numărul de posturi din administrația locală?
  c | oug-7-2026 | | posturi | trebuie sa dam oameni afara anul asta? reorganizare posturi primarie
  - | lege-153-2017 | | consiliul local | Cine stabilește salariile de bază în primăriile de comună?
  c | lege-153-2017 | | sporurile și indemnizațiile | unde scrie ce sporuri primesc functionarii
  - | lege-176-2010 declaratii-avere-interese | | declarația de avere | Cine depune declarația de avere și declarația de interese și când?
  t | lege-176-2010 declaratii-avere-interese | | | termen declartaie de avere pentru funcționari
  - | lege-161-2003 | lege-393-2004 | Incompatibilitățile și conflictul | Ce incompatibilități au funcționarii publici?
  - | lege-53-2003 | | | În ce lege găsesc regulile despre contractul individual de muncă?
  - | oug-57-2019 | lege-188-1999 | | Unde este acum statutul funcționarilor publici?
  - | lege-188-1999 | oug-57-2019 | Statutul vechi / Codului administrativ | Mai este în vigoare Legea 188/1999?
  c | lege-53-2003 | | | salariatul lipseste nemotivat, unde e raspunderea disciplinara pt contractuali
  t | act-aditional-telemunca | lege-81-2018 | | munca la distnață: program, echipamente și protecția datelor
  - | lege-393-2004 | | | Ce drepturi și obligații au consilierii locali?
  - | lege-53-2003 | | Vinerea Mare | Ce zile libere legale mai sunt anul acesta?
  t | lege-53-2003 | | 48 de ore | cate ore se pot lucra pe saptmana cu tot cu suplimentare
  - | lege-53-2003 | | regulamentul intern | Câte zile libere se dau la decesul unui părinte?
  - | lege-53-2003 | | 75% | Cu ce spor se plătesc orele suplimentare?
  `,
);
