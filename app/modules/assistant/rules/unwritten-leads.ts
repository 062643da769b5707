import type { Unwritten } from "./unwritten";

/** What is said instead: what the assistant does not do, and where to go. */
export const UNWRITTEN_LEADS: Readonly<Record<Unwritten, string>> = {
  acting:
    "Asistentul nu face operațiuni în locul dumneavoastră: nu trimite, nu semnează, nu plătește și nu schimbă nimic. Caută numai în documente. Cererile către firme se scriu la Solicitări; celelalte se fac la compartimentul sau la furnizorul care le are.",
  ranking:
    "Asistentul nu recomandă firme, produse sau persoane și nu face clasamente. Partenerii verificați, cu recenziile lor, sunt la Parteneri.",
  secrets:
    "Asistentul nu cunoaște parole, coduri sau conturi. Pentru contul de aici folosiți „Am uitat parola” de la conectare; pentru alte servicii, întrebați persoana care le administrează.",
  people:
    "Biblioteca nu cuprinde nume, telefoane sau date ale persoanelor. Datele de contact ale unei primării sunt pe pagina comunității ei și pe site-ul ei.",
  places: "Biblioteca nu cuprinde adrese și programe de lucru. Acestea se află de la instituție sau de pe site-ul ei.",
  today:
    "Biblioteca nu cuprinde ce se schimbă de la o zi la alta: prețuri, cursuri, vremea, cifre ale unei comune, date ale ședințelor. Acestea se află de la instituția care le publică.",
  forecast: "Asistentul nu face previziuni: caută numai în documente deja scrise.",
  own: "Asistentul nu vede dosare, cereri sau plăți. Stadiul și sumele se află de la compartimentul sau instituția care le are.",
  devices:
    "Asistentul nu ajută la imprimante, alte aparate și programe de birou. Întrebați persoana sau firma care le întreține.",
  elsewhere:
    "Asistentul răspunde numai la întrebări despre munca unei primării. Aceasta se află de la instituția sau firma care se ocupă de ea.",
  private:
    "Asistentul răspunde numai la întrebări despre munca unei primării, din documentele bibliotecii. Această întrebare nu este despre ea.",
};
