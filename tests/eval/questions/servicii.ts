import { questions } from "./question";

export const servicii = questions(
  "servicii",
  `
  - | contract-salubrizare-verificare | lege-101-2006 | Graficul de colectare pe străzi / Cântărirea se face / Factura corespunde | Ce verificăm lunar la contractul de salubrizare?
  c | contract-salubrizare-verificare | raport-lunar-salubrizare lege-101-2006 | penalitatea se calculează | firma de gunoi nu vine la timp, ce penalitati putem aplica
  c | lege-101-2006 | contract-salubrizare-verificare oug-92-2021 | taxele de salubrizare | cine ridica gunoiul si cum se stabileste taxa
  - | raport-lunar-salubrizare | contract-salubrizare-verificare | cantități / bonuri | Cum arată raportul lunar despre salubrizare, cu cantități și reclamații?
  t | raport-lunar-salubrizare contract-salubrizare-verificare | | | bonuri de cântar și cantități de deșeruri colectate
  - | oug-92-2021 | lege-101-2006 | | Ce obligații are comuna la colectarea separată a deșeurilor?
  - | plan-deszapezire | | se aprobă în octombrie / Drumurile, pe priorități | Cum întocmim planul de deszăpezire?
  c | plan-deszapezire | | material antiderapant / tractor, lamă | ce pregatim pentru iarna, utilaje si nisip pe drumuri
  t | plan-deszapezire | | | prioritatea drumurilor la deszpăezire
  - | anunt-intrerupere-apa | | | Model de anunț pentru întreruperea apei din cauza unei avarii
  c | anunt-intrerupere-apa | | școala, grădinița / din cauza / APĂ OPRITĂ | s-a spart o teava si oprim apa, ce anuntam si pe cine
  - | ancheta-sociala | lege-292-2011 | Prezentarea: nume / Cine locuiește de fapt | Cum se face o anchetă socială la domiciliu?
  c | ancheta-sociala | lege-448-2006 | numai cât cere scopul / Faptele se despart de păreri / grad de handicap | ce scriem in ancheta pentru un batran cu handicap
  t | ancheta-sociala | lege-272-2004 | | vizita la domicliiu pentru un copil în risc, ce observ
  - | lege-196-2016 | lege-292-2011 ancheta-sociala | cine îl primește | Cine primește ajutor social?
  c | lege-196-2016 | ancheta-sociala | | ce acte trebuie pt VMI si cum se plateste
  - | lege-448-2006 | | | Ce drepturi are asistentul personal al persoanei cu handicap grav?
  - | lege-272-2004 | | | Ce obligații are primăria față de un copil aflat în pericol?
  - | certificat-urbanism-verificare | lege-169-2026 | Formularul este cel potrivit / Imobilul este identificat | Ce verificăm la o cerere de certificat de urbanism?
  c | certificat-urbanism-verificare lege-169-2026 | | 15 zile lucrătoare | in cat timp dam certificatul de urbanism
  - | autorizatie-construire-dosar | lege-169-2026 lege-50-1991 | Extrasul de plan cadastral / Certificatul de urbanism | Ce acte trebuie la dosarul pentru autorizația de construire?
  c | autorizatie-construire-dosar | notificare-lucrari-constructii | Extrasul de plan cadastral / Proiectul pentru autorizarea | vrea omul sa-si faca o casa, ce documente aduce
  t | autorizatie-construire-dosar lege-169-2026 | | 30 de zile calendaristice | termen de emitere autoriazție de construire
  - | notificare-lucrari-constructii | lege-169-2026 | garaje, terase acoperite / împrejmuiri noi | Ce lucrări se pot face numai cu notificare, fără autorizație?
  c | notificare-lucrari-constructii | | împrejmuiri noi în locul | trebuie autorizatie pentru un gard sau ajunge o notificare
  - | registre-urbanism-model | | Registrul certificatelor de urbanism / celor patru registre / prima decadă | Ce registre de urbanism ținem și ce comunicăm la ISC în fiecare lună?
  - | receptie-terminarea-lucrarilor-pv | hg-273-1994 | | Model de proces-verbal de recepție la terminarea lucrărilor
  c | receptie-terminarea-lucrarilor-pv | hg-273-1994 | comisi | cine intra in comisia de receptie la scoala si ce acte verifica
  t | nota-constatare-disciplina-constructii | lege-169-2026 | Nota | Cineva construiește fără autoriazție, ce notă încheiem la control?
  c | nota-constatare-disciplina-constructii | | nota / fața locului | vecinul a ridicat un etaj fara acte, cum constatam
  - | pug-actualizare-pasi | lege-169-2026 | Analiza planului în vigoare / hotărârea de inițiere / Tema-program | Cum actualizăm planul urbanistic general al comunei?
  c | pug-actualizare-pasi | lege-169-2026 | 7 ani | suntem obligati sa facem PUG nou? cat dureaza avizele
  - | adrese-nomenclator-stradal | hg-777-2016 og-63-2002 | număr / numere | Cum se atribuie numerele de casă și denumirile de străzi?
  c | adrese-nomenclator-stradal | hg-777-2016 | adeverință / certificat | cetateanul cere adeverinta de adresa, casa nu are numar
  t | adrese-nomenclator-stradal hg-777-2016 | | RENNS | înscrierea străzilor în registrlu național RENNS
  - | og-43-1997 | | Drumurile comunale și străzile: administrare | Cine administrează drumurile comunale?
  - | lege-241-2006 | lege-51-2006 | | Ce trebuie să cuprindă contractul de apă cu utilizatorul?
  - | lege-51-2006 lege-230-2006 | lege-241-2006 lege-101-2006 | | Cum delegăm un serviciu de utilități publice, de exemplu iluminatul?
  - | lege-350-2001 lege-169-2026 | | | Legea 350/2001 mai este în vigoare?
  c | documente-electronice | lege-214-2024 oug-38-2020 | Petițiile și cererile de informații nu au nevoie / Verificați semnătura / Salvați fișierul | putem primi cereri semnate electronic pe email
  - | documente-electronice | ue-910-2014 lege-214-2024 | cititor care arată semnăturile / Verificați semnătura | Cum verific semnătura electronică de pe un PDF primit de la cetățean?
  c | lege-215-2001 | oug-57-2019 | | legea 215 mai e valabila?
  c | lege-350-2001 | lege-169-2026 | | mai e valabila 350/2001 sau a fost inlocuita
  c | lege-169-2026 autorizatie-construire-dosar | | secretarul general | cine semneaza autorizatia de construire
  - | og-2-2001 | | stabili contravenții | Poate consiliul local să stabilească o contravenție?
  t | og-2-2001 | | 15 zile | in cat timp plateste omul jumtaate din amenda
  `,
);
