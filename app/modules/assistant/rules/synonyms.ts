/**
 * Phrases that mean the same to whoever asks. A question with one of them also looks for the others. Each line is a group;
 * words are compared by their stems, without diacritics.
 */
const GROUPS = `
gunoi, deșeuri, salubrizare, resturi menajere
PUG, plan urbanistic general
PUZ, plan urbanistic zonal
PUD, plan urbanistic de detaliu
ajutor social, venit minim de incluziune, VMI, VMG, venit minim garantat
HCL, hotărâre a consiliului local
CL, consiliul local
MOL, monitorul oficial local
PAAP, program anual al achizițiilor publice, plan anual de achiziții
SEAP, SICAP, catalog electronic, achiziție directă
licitație, procedură de atribuire
cumpărare, achiziție, cumpăra, procurare
caiet de sarcini, specificații tehnice
PV, proces-verbal
factură electronică, e-factura, RO e-factura
ALOP, ordonanțare, angajarea cheltuielilor
TVA, taxa pe valoarea adăugată
impozit pe casă, impozit pe clădiri
mașină, autoturism, mijloc de transport
restanță, datorie, debit, creanță
datornic, restanțier, rău platnic, debitor
poprire, executare silită, sechestru
somație, titlu executoriu
înștiințare, notificare de plată, scrisoare
certificat fiscal, certificat de atestare fiscală
avere, declarație de avere
angajare, concurs, ocuparea unui post, recrutare
angajat, salariat, personal, funcționar
coleg, salariat, angajat
salariu, leafă, salarizare
spor, indemnizație
concediu, vacanță, odihnă
telemuncă, muncă de acasă, muncă de la distanță, work from home, lucru de acasă
calificativ, evaluare, notare
contestație, nemulțumire, plângere
concediere, dat afară, reducere de posturi, restructurare
pensionare, plecare, încetarea contractului
sarcină, atribuție, responsabilitate
parolă, cont, acces
virus, atac informatic, ransomware, incident
calculator, laptop, PC
backup, copie de siguranță, salvarea datelor
GDPR, date personale, date cu caracter personal, protecția datelor
DPO, responsabil cu protecția datelor
cookie, cookies, module cookie
nevăzător, accesibilitate, persoană cu dizabilități
handicap, dizabilitate
bătrân, vârstnic, persoană în vârstă
copil, minor
ziarist, jurnalist, presă, mass-media
544, informații publice, informații de interes public, liberul acces la informații
52, transparență decizională, consultare publică
dezbatere, consultare, audiere publică
petiție, sesizare, reclamație, plângere
anonim, nesemnat, fără date de identificare
stricat, uzat, defect, scos din uz
refuz, respingere
bucăți, loturi
anulare, desființare
conservare, păstrare
chirie, închiriere
vot, majoritate
șef, conducător
avizier, afișare, panou de afișaj
Facebook, rețele sociale, social media
comentariu, mesaj, postare
inundație, calamitate, criză, situație de urgență
comunicat, știre, anunț de presă
autorizație, AC, autorizare
CU, certificat de urbanism
fără acte, fără autorizație, ilegal
casă, locuință
gard, împrejmuire
vecin, proprietar învecinat
amendă, sancțiune, contravenție
șantier, execuția lucrărilor, lucrări
constructor, executant, antreprenor
recepție, predarea lucrării
drum, stradă, uliță
groapă, reparații de drumuri
zăpadă, deszăpezire, iarnă, polei
țeavă, conductă, avarie
apă, alimentare cu apă
canal, canalizare
lumină, iluminat, curent, energie electrică
număr de casă, număr administrativ, adresă
denumire de stradă, nomenclator stradal
adeverință de adresă, certificat de adresă
RENNS, registrul național al nomenclatoarelor stradale
semnat electronic, semnătură electronică
email, e-mail, poștă electronică
fonduri europene, fonduri nerambursabile, bani europeni, PNRR, finanțare
cerere de finanțare, depunerea proiectului
rambursare, cerere de plată, bani înapoi
contribuție proprie, cofinanțare
control, audit, verificare, Curtea de Conturi
corecție financiară, neregulă
SF, studiu de fezabilitate
DALI, documentația de avizare a lucrărilor de intervenții
grafic, calendar, termene
întârzie, întârziere, depășirea termenului
panou, vizibilitate, afiș
strategie, SDL, plan de dezvoltare
inventar, inventariere
casare, scoatere din funcțiune
mobilier, mijloc fix, bun
domeniu public, patrimoniu
buget, finanțe, cheltuieli
rectificare, modificarea bugetului
preț, valoare, cost
prag, limită, plafon
ofertă, propunere financiară, ofertant
firmă, operator economic, prestator, furnizor
penalități, daune, întârziere
model, șablon, formular, exemplu
lege, act normativ, reglementare
viceprimar, ales local, consilier local
minută, proces-verbal al dezbaterii
ședință, întrunire
arhivă, păstrarea documentelor, nomenclator arhivistic
anchetă socială, vizită la domiciliu
date deschise, open data
CNSC, contestație la achiziții
concesiune, delegare
`;

export const SYNONYMS: readonly (readonly string[])[] = GROUPS.trim()
  .split("\n")
  .map((line) => line.split(",").map((phrase) => phrase.trim()));
