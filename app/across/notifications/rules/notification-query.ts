import { listQuery, order } from "~/platform/form/list-query";
import type { NotificationGroup } from "./notification";

/** The tabs of the centre, by their codes in the address; beside the first two, the groups of the preferences page. */
export const TABS = {
  toate: "Toate",
  necitite: "Necitite",
  solicitari: "Solicitări",
  oportunitati: "Oportunități",
  conversatii: "Conversații",
  articole: "Articole",
  forum: "Forum",
  proiecte: "Proiecte",
  instruiri: "Instruiri",
  biblioteca: "Bibliotecă",
  saptamana: "Săptămâna",
  organizatie: "Organizație",
  suport: "Suport",
  "de-rezolvat": "De rezolvat",
} as const satisfies Readonly<Record<NotificationGroup | "toate" | "necitite", string>>;
export type NotificationTab = keyof typeof TABS;

export const notificationList = listQuery({ tab: order("fila", TABS) });
