import type { MailSample } from "~/platform/mail/layout";
import type { Mail } from "~/platform/mail/mail.server";
import { confirmSubscription, welcome } from "./newsletter";
import { ticketForTeam, ticketReceived } from "./support";

const at = (path: string) => `https://psp.exemplu.ro${path}`;
const stop = at("/abonare/dezabonare/exemplu");
const sample = (name: string, { subject, body }: Mail): MailSample => ({ name, subject, body });

export const samples: MailSample[] = [
  sample("newsletter: confirmare", confirmSubscription({ href: at("/abonare/confirmare/exemplu") })),
  sample(
    "newsletter: bun venit",
    welcome({ href: stop, unsubscribe: { post: stop, write: "mailto:suport@psp.exemplu.ro" } }),
  ),
  sample(
    "suport: mesaj pentru echipă",
    ticketForTeam({
      number: "S-000123",
      name: "Ana Munteanu",
      email: "ana.munteanu@fantana-albastra.example",
      subject: "Nu pot atașa caietul de sarcini",
      message: "Bună ziua,\n\nFișierul are 14 MB și nu este primit. Cum îl pot trimite?",
      account: "Comuna Fântâna Albastră",
    }),
  ),
  sample("suport: confirmare", ticketReceived({ number: "S-000123", when: "21 noiembrie 2026, 10:42" })),
];
