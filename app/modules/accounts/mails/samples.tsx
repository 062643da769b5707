import type { Letter, MailSample } from "~/platform/mail/layout";
import { accountHandedOver, colleagueJoined, colleagueRemoved, invitation } from "./colleagues";
import { addressKnown, confirmAddress, joinAccepted, joinDeclined, joinRequested } from "./joining";
import {
  changeEmail,
  emailChangeAsked,
  emailChanged,
  passwordChanged,
  resetPassword,
  secondFactorChanged,
} from "./security";
import { rejected, restored, suspended, verified } from "./verification";

const at = (path: string) => `https://psp.exemplu.ro${path}`;
const who = { name: "Ana Munteanu", organisation: "Comuna Fântâna Albastră", href: at("/uat/profile") };
const decided = { ...who, kind: "UAT", note: "" } as const;
const invited = {
  inviter: "Ion Pârvu",
  organisation: who.organisation,
  membership: "colleague",
  href: at("/invitatie/exemplu"),
} as const;
const sample = (name: string, mail: Letter): MailSample => ({ name, ...mail });

export const samples: MailSample[] = [
  sample(
    "conturi: confirmarea adresei",
    confirmAddress({ ...who, href: at("/confirmare/exemplu"), until: new Date("2026-12-28T10:00:00Z") }),
  ),
  sample("conturi: adresă cunoscută", addressKnown({ href: at("/login"), resetHref: at("/parola-uitata") })),
  sample(
    "conturi: cerere de acces",
    joinRequested({
      ...who,
      owner: "Ion Pârvu",
      position: "Inspector achiziții",
      email: "ana.munteanu@fantana-albastra.example",
    }),
  ),
  sample("conturi: cerere acceptată", joinAccepted({ ...who, href: at("/login") })),
  sample("conturi: cerere respinsă", joinDeclined({ ...who, keeps: false })),
  sample("conturi: cerere respinsă, contul rămâne", joinDeclined({ ...who, keeps: true })),
  sample("conturi: invitație", invitation({ ...invited, way: "open-account", elsewhere: null })),
  sample("conturi: invitație, cont fără organizație", invitation({ ...invited, way: "sign-in", elsewhere: null })),
  sample(
    "conturi: invitație, cont la altă organizație",
    invitation({ ...invited, membership: "owner", way: "elsewhere", elsewhere: "Comuna Valea Lungă" }),
  ),
  sample(
    "conturi: invitație acceptată",
    colleagueJoined({
      ...who,
      owner: "Ion Pârvu",
      position: "Inspector achiziții",
      email: "ana.munteanu@fantana-albastra.example",
      membership: "colleague",
    }),
  ),
  sample("conturi: cont predat", accountHandedOver({ ...who, by: "Ion Pârvu" })),
  sample("conturi: scos din organizație", colleagueRemoved({ ...who, by: "Ion Pârvu", href: at("/fara-organizatie") })),
  sample("conturi: parolă nouă", resetPassword({ ...who, href: at("/parola-noua/exemplu") })),
  sample(
    "conturi: parolă schimbată",
    passwordChanged({ ...who, when: "pe 21 noiembrie 2026, la 10:42", href: at("/login") }),
  ),
  sample("conturi: adresă nouă", changeEmail({ ...who, email: "ana@exemplu.ro", href: at("/confirmare/exemplu") })),
  sample("conturi: schimbare de adresă cerută", emailChangeAsked({ ...who, email: "ana@exemplu.ro" })),
  sample("conturi: adresă schimbată", emailChanged({ ...who, email: "ana@exemplu.ro" })),
  sample("conturi: verificarea în doi pași", secondFactorChanged({ ...who, enabled: true })),
  sample("conturi: organizație verificată", verified(decided)),
  sample(
    "conturi: organizație respinsă",
    rejected({ ...decided, note: "Documentul atașat este al altei instituții." }),
  ),
  sample("conturi: organizație suspendată", suspended({ ...decided, note: "Date de contact false." })),
  sample("conturi: organizație reactivată", restored(decided)),
];
