import { hasSide, type Member, pairOf } from "~/modules/conversations/rules";
import { conversationById, threadOf } from "~/modules/conversations/store/thread.server";
import type { About } from "~/modules/conversations/store/writes.server";
import { closeConversation, linkConversation, markRead, sendMessage } from "~/modules/conversations/verbs.server";
import { addDays, atHour, localDateOf } from "~/platform/calendar/local-date";
import { now, withClock } from "~/platform/clock";
import type { DemoPeople } from "./accounts";

/** Who says it, how many days ago, at what hour. */
type Line = readonly [by: "uat" | "firma", daysAgo: number, hour: string, text: string];
type Talk = {
  uat: string;
  firma: string;
  subject: string;
  /** The title of the request that it is about, when there is one. */
  request?: string;
  lines: readonly Line[];
  /** The firm has not seen the last line yet. */
  waiting?: true;
  closed?: true;
};

const talks: readonly Talk[] = [
  {
    uat: "uat@demo.ro",
    firma: "firma@demo.ro",
    subject: "Portal de taxe și impozite locale",
    request: "Portal de taxe și impozite locale cu plată online",
    lines: [
      [
        "uat",
        15,
        "10:12",
        "Bună ziua. Programul nostru de impozite este din 2014 și nu are interfață publică. Se poate lega de portal?",
      ],
      [
        "firma",
        15,
        "10:40",
        "Da. Am făcut-o la două comune cu același program: citim debitele noaptea, dintr-un export. Vă trimitem schema de legare până mâine.",
      ],
      [
        "firma",
        14,
        "09:05",
        "Revenim cu schema, pe scurt: export CSV la ora 02:00, import verificat, raport de diferențe pe e-mail.",
      ],
      ["uat", 1, "14:20", "Mulțumim. Luni avem ședință, revenim marți."],
    ],
  },
  {
    uat: "podul-lung@demo.ro",
    firma: "firma@demo.ro",
    subject: "Managementul documentelor",
    lines: [
      ["uat", 3, "11:30", "Bună ziua. Vrem să înlocuim registratura pe hârtie. Lucrați și cu arhiva existentă?"],
      [
        "firma",
        3,
        "13:02",
        "Bună ziua. Da, scanarea se face pe loturi, la sediul dumneavoastră. Câte dosare aveți pe an, în medie?",
      ],
      [
        "uat",
        1,
        "09:48",
        "Cam 6.000. Puteți veni joi pentru o demonstrație? Suntem patru persoane, sala are proiector.",
      ],
    ],
    waiting: true,
  },
  {
    uat: "sapte-ape@demo.ro",
    firma: "firma@demo.ro",
    subject: "Audit de securitate",
    lines: [
      [
        "uat",
        6,
        "12:15",
        "Bună ziua. Asociația are nouă membri și o rețea comună. Facem inventarul echipamentelor până vineri.",
      ],
      [
        "uat",
        5,
        "15:40",
        "Inventarul este gata: 9 sedii, 64 de stații, 2 servere. Ce vă mai trebuie ca să estimați durata?",
      ],
    ],
    waiting: true,
  },
  {
    uat: "uat2@demo.ro",
    firma: "firma@demo.ro",
    subject: "Portalul orașului: mentenanță",
    lines: [
      [
        "uat",
        60,
        "08:50",
        "Bună ziua. Formularul de audiențe nu mai trimite confirmarea pe e-mail de ieri după-amiază.",
      ],
      [
        "firma",
        60,
        "09:10",
        "Am văzut: s-a schimbat certificatul serverului de poștă. Refacem legătura până la ora 11.",
      ],
      ["uat", 60, "11:05", "Funcționează. Mulțumim."],
      ["firma", 49, "16:30", "Contractul de mentenanță s-a încheiat ieri. Vă mulțumim pentru colaborare."],
    ],
    closed: true,
  },
  {
    uat: "uat@demo.ro",
    firma: "firma2@demo.ro",
    subject: "Reabilitarea termică a grădiniței: buget",
    lines: [
      [
        "uat",
        4,
        "10:00",
        "Bună ziua. Auditul energetic arată 1.240 mp de fațadă. Se încadrează în ghidul AFM de anul acesta?",
      ],
      [
        "firma",
        2,
        "11:20",
        "Da, dar ghidul cere și iluminat eficient. Să includem și corpurile de iluminat în devizul general?",
      ],
    ],
  },
  {
    uat: "valea-mare@demo.ro",
    firma: "firma2@demo.ro",
    subject: "Strategia de dezvoltare 2027-2034",
    lines: [
      [
        "uat",
        8,
        "13:25",
        "Bună ziua. Căutăm pe cineva care a mai scris o strategie pentru un oraș sub 15.000 de locuitori.",
      ],
      [
        "firma",
        7,
        "09:30",
        "Bună ziua. Am scris două. Vă putem trimite cuprinsul și calendarul consultărilor publice.",
      ],
    ],
  },
];

/** Writes the talks of the demo world, each line at its own time. `aboutOf` knows the sent requests by their title. */
export async function fillConversations(people: DemoPeople, aboutOf: (title: string) => About | null): Promise<void> {
  const today = localDateOf(now());
  for (const talk of talks) {
    const sides = { uat: memberOf(people, talk.uat), firma: memberOf(people, talk.firma) };
    const at = ([, daysAgo, hour]: Line) => atHour(addDays(today, -daysAgo), hour);
    const [first] = talk.lines;
    if (!first) continue;
    const about = talk.request ? aboutOf(talk.request) : null;
    const pair = pairOf(sides.uat, sides.firma.organisation);
    const id = await withClock(at(first), () => linkConversation(sides.uat, { ...pair, subject: talk.subject, about }));
    for (const line of talk.lines) await withClock(at(line), () => sendMessage(sides[line[0]], id, { text: line[3] }));
    await readToTheEnd(id, talk.waiting ? [sides.uat] : [sides.uat, sides.firma]);
    if (talk.closed) await closeConversation(sides.firma, id);
  }
}

function memberOf(people: DemoPeople, email: string): Member {
  const actor = people.of(email);
  if (!hasSide(actor)) throw new Error(`${email} takes no part in conversations`);
  return actor;
}

async function readToTheEnd(id: string, readers: readonly Member[]): Promise<void> {
  const conversation = await conversationById(id);
  const newest = conversation && (await threadOf(conversation, null)).messages.at(-1);
  for (const reader of readers) if (newest) await markRead(reader, id, newest.id);
}
