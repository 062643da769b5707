import { EXCHANGE } from "~/modules/projects/rules/paths";
import { filterQuery, order } from "~/platform/form/list-query";

/** The network of the partner firms. */
export const NETWORK = "/firma/network";
export const PARTNER_PACKAGE = `${NETWORK}/pachet`;

/** The specification's tabs, by their codes in the address. */
export const NETWORK_TABS = {
  comunitate: "Comunitate",
  evenimente: "Evenimente",
  resurse: "Resurse",
  beneficii: "Beneficii",
} as const;

export const networkTab = filterQuery({ tab: order("fila", NETWORK_TABS) });
export const networkPath = networkTab.addressAt(NETWORK);

/** What a partner firm has on the platform, each with the page on which it is. */
export const BENEFITS = [
  {
    title: "Oportunități potrivite",
    text: "Solicitările autorităților, ordonate după categoriile și județele firmei, cu motivele potrivirii.",
    action: { href: "/firma/opportunities", label: "Vedeți oportunitățile" },
  },
  {
    title: "Profil public",
    text: "Serviciile, portofoliul, echipa și recenziile scrise de autoritățile cu care ați lucrat.",
    action: { href: "/firma/profile", label: "Completați profilul" },
  },
  {
    title: "Articole pe blog",
    text: "Ce știți despre lucrările unei primării, publicat după revizie și găsit din căutare.",
    action: { href: "/firma/content", label: "Scrieți un articol" },
  },
  {
    title: "Forum și proiecte",
    text: "Răspundeți întrebărilor autorităților și aplicați la proiectele pe care ele le deschid.",
    action: { href: EXCHANGE, label: "Vedeți proiectele" },
  },
] as const;

/** What the association declares that the partner package brings besides. */
export const PACKAGE_BENEFITS = [
  "două exemplare tipărite ale revistei asociației",
  "o reducere de 10% în plus la ceilalți parteneri",
  "o pagină de publicitate",
  "locuri gratuite la evenimente",
] as const;

export const PACKAGE_SUBJECT = "Pachetul de partener";
export const LONGEST_MESSAGE = 2_000;
