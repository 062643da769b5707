import { questions } from "./question";

/**
 * What people ask at a town hall and no library of documents can answer: facts of one commune or one person, other
 * institutions' work, help with devices, opinions. Rules may be tuned on it.
 */
export const beyond = questions(
  null,
  `
  c | | | | cat am de plata la impozit pe casa din strada garii
  c | | | | ce rol am la primarie
  c | | | | cine e proprietarul terenului de langa scoala
  c | | | | cand intra bonurile de masa luna asta
  - | | | | Câți bani mai avem în buget la capitolul drumuri?
  c | | | | mi-ati aprobat cererea de ajutor de incalzire?
  c | | | | cand imi vine ajutorul de lemne
  c | | | | unde gasesc contractul nostru cu firma de gunoi
  c | | | | ce hotarare am dat anul trecut despre pasune
  - | | | | Cine a votat împotriva bugetului la ultima ședință?
  c | | | | nu-mi porneste imprimanta, ce fac
  c | | | | cum fac un tabel in excel cu suma pe coloana
  c | | | | cum scot o pagina dintr-un pdf
  c | | | | mi s-a blocat calculatorul la deschiderea programului de taxe
  c | | | | cum pun semnatura in word
  - | | | | Cum instalez driverul tokenului pe Windows 11?
  c | | | | unde imi fac buletin nou
  c | | | | ce acte imi trebuie pentru pasaport
  c | | | | cat costa permisul auto
  c | | | | cum ma inscriu la somaj
  c | | | | cand ies la pensie daca sunt nascut in 1964
  c | | | | la ce medic de familie ma inscriu in comuna
  c | | | | cum divortez la notar
  c | | | | fostul sot nu plateste pensia alimentara, ce fac
  - | | | | Cum îmi înscriu copilul la grădiniță?
  c | | | | cand incepe scoala dupa vacanta
  c | | | | cum contest o amenda de la politia rutiera pt viteza
  c | | | | ce rca e mai ieftin la masina primariei
  c | | | | cat consuma un tractor de deszapezire pe ora
  c | | | | ce cazan de lemne sa cumpar pt camin
  c | | | | ce model de laptop e bun pt contabilitate
  c | | | | cat costa un kilometru de asfalt la noi
  - | | | | Ce firmă a reparat podul din Valea Mare în 2019?
  c | | | | cine a construit caminul cultural
  c | | | | primarul nostru e bun sau nu
  c | | | | cu ce partid sa candidez la primarie
  c | | | | o sa ne desfiinteze comuna la reforma
  c | | | | se maresc salariile la primarie la anul
  - | | | | Când se deschide următorul apel pe drumuri la AFIR?
  c | | | | cat am luat punctaj la proiectul depus
  c | | | | colega mea ma vorbeste pe la spate, cum reactionez
  c | | | | seful tipa la mine, ce sa-i zic
  c | | | | mi-e lene sa fac raportul, fa-l tu
  c | | | | scrie tu referatul pentru mine
  c | | | | trimite adresa la consiliul judetean
  c | | | | suna la electrica sa vina sa repare becul
  c | | | | pune anuntul pe site te rog
  c | | | | calculeaza-mi impozitul pe o casa de 120 mp
  c | | | | aduna-mi sumele din tabelul asta
  - | | | | Tradu-mi în maghiară anunțul despre apă
  c | | | | fa-mi un afis frumos pt ziua comunei
  c | | | | ce melodii punem la ziua comunei
  c | | | | cat ia o formatie la festival
  c | | | | ce meniu facem la pomana pt batrani
  c | | | | unde pot pescui in comuna
  c | | | | ce se planteaza toamna in gradina
  c | | | | cum scap de cartite din gradina
  c | | | | mi-a murit vaca, cine imi da despagubiri
  c | | | | are voie vecinul sa-mi bata copilul
  c | | | | cat face telefonul de la registratura din Zalau
  c | | | | ma doare spatele de la scaunul de la birou
  c | | | | ce tensiune e normala
  - | | | | Cât este acum prețul la motorină pentru utilaje?
  c | | | | cand se da caldura in oras
  c | | | | cine e de serviciu duminica la pompieri
  c | | | | ce autobuz merge la judet dimineata
  - | | | | Câți consilieri ai noștri sunt de la același partid?
  c | | | | unde e dosarul familiei Pop de anul trecut
  c | | | | ce numar de inregistrare a avut cererea mea
  c | | | | a platit Ionescu impozitul
  `,
);
