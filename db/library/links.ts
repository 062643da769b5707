import type { LinkInput } from "~/modules/library/rules/link-fields";

type ExampleLink = Omit<LinkInput, "rank">;

/** The quick links of the hub, in their order: rooms of the platform, then the sites that a town hall opens most. */
export const exampleLinks: readonly ExampleLink[] = [
  {
    title: "Portalul legislativ",
    note: "Textul actelor, cu modificările lor la zi.",
    category: "legal_advice",
    address: "https://legislatie.just.ro",
  },
  {
    title: "SEAP",
    note: "Catalogul electronic, anunțuri și achiziții directe.",
    category: "public_procurement",
    address: "https://www.e-licitatie.ro",
  },
  {
    title: "Ministerul Investițiilor și Proiectelor Europene",
    note: "Programele europene și apelurile lor.",
    category: "eu_funds",
    address: "https://mfe.gov.ro",
  },
  {
    title: "Întreabă asistentul",
    note: "Răspunde cu pasaje citate din bibliotecă și din legislație.",
    category: "digitalisation",
    address: "/uat/ai-chat",
  },
  {
    title: "Programe de instruire",
    note: "Cursurile la care se pot înscrie oamenii primăriei.",
    category: "human_resources",
    address: "/uat/training-programs",
  },
  {
    title: "Legislația citată în documente",
    note: "Starea actelor și ce le-a schimbat.",
    category: "legal_advice",
    address: "/uat/legislation",
  },
  {
    title: "Cine a mai făcut asta?",
    note: "Proiectele și achizițiile încheiate de alte autorități.",
    category: "local_strategies",
    address: "/uat/experience",
  },
  {
    title: "Monitorul Oficial",
    note: "Actele publicate în ultimele zile.",
    category: "legal_advice",
    address: "https://monitoruloficial.ro",
  },
  {
    title: "Agenția Națională pentru Achiziții Publice",
    note: "Instrucțiuni, notificări și documente standardizate.",
    category: "public_procurement",
    address: "https://anap.gov.ro",
  },
  {
    title: "Consiliul Național de Soluționare a Contestațiilor",
    note: "Deciziile despre contestațiile din achiziții.",
    category: "public_procurement",
    address: "https://www.cnsc.ro",
  },
  {
    title: "Oportunități UE",
    note: "Apelurile de finanțare deschise.",
    category: "eu_funds",
    address: "https://oportunitati-ue.gov.ro",
  },
  {
    title: "AFIR",
    note: "Finanțările pentru dezvoltare rurală.",
    category: "eu_funds",
    address: "https://www.afir.ro",
  },
  {
    title: "Ministerul Dezvoltării",
    note: "Programul Anghel Saligny, construcții, administrație locală.",
    category: "local_strategies",
    address: "https://www.mdlpa.ro",
  },
  {
    title: "Date deschise",
    note: "Seturile de date ale instituțiilor publice.",
    category: "digitalisation",
    address: "https://data.gov.ro",
  },
  {
    title: "Autoritatea pentru Digitalizarea României",
    note: "Ghidul platformelor și accesibilitatea site-urilor.",
    category: "digitalisation",
    address: "https://www.adr.gov.ro",
  },
  {
    title: "Institutul Național de Statistică",
    note: "Populație, economie, indicatori pe localități.",
    category: "local_strategies",
    address: "https://insse.ro",
  },
  {
    title: "Agenția Națională a Funcționarilor Publici",
    note: "Concursuri, funcții publice, formare.",
    category: "human_resources",
    address: "https://www.anfp.gov.ro",
  },
  {
    title: "Cadastru și Publicitate Imobiliară",
    note: "ANCPI: cărți funciare, hărți, planuri parcelare.",
    category: "local_strategies",
    address: "https://www.ancpi.ro",
  },
  {
    title: "Reglementarea serviciilor de utilități publice",
    note: "ANRSC: licențe, tarife, regulamente-cadru.",
    category: "environment",
    address: "https://www.anrsc.ro",
  },
  {
    title: "Curtea de Conturi",
    note: "Rapoartele de audit ale autorităților locale.",
    category: "taxation",
    address: "https://www.curteadeconturi.ro",
  },
  {
    title: "ANAF",
    note: "Declarații, formulare, datele firmelor după CUI.",
    category: "taxation",
    address: "https://www.anaf.ro",
  },
  {
    title: "Registrul Comerțului",
    note: "Datele firmelor, după numărul de înregistrare.",
    category: "taxation",
    address: "https://www.onrc.ro",
  },
  {
    title: "Protecția datelor personale",
    note: "ANSPDCP: ghiduri, formulare, notificarea incidentelor.",
    category: "legal_advice",
    address: "https://www.dataprotection.ro",
  },
  {
    title: "Asociația Comunelor din România",
    note: "Puncte de vedere, adrese și modele pentru comune.",
    category: "marketing",
    address: "https://www.acor.ro",
  },
  {
    title: "Asociația Municipiilor din România",
    note: "Puncte de vedere și proiecte ale municipiilor.",
    category: "marketing",
    address: "https://www.amr.ro",
  },
  {
    title: "Uniunea Națională a Consiliilor Județene",
    note: "Puncte de vedere și proiecte ale județelor.",
    category: "marketing",
    address: "https://www.uncjr.ro",
  },
];
