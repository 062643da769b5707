import { insertMessage, insertTicket, updateTicket } from "~/modules/outreach/store/tickets.server";
import type { DemoPeople } from "./accounts";

const HOUR = 3_600_000;

type DemoTicket = {
  /** The signed-in author; a stranger gives a name and an address. */
  by: string | { name: string; email: string };
  subject: string;
  message: string;
  /** Hours before the filling; each later than the one before. */
  written: number;
  answer?: { text: string; hours: number; thanks?: { text: string; hours: number }; closed?: number };
};

const tickets: readonly DemoTicket[] = [
  {
    by: "uat2@demo.ro",
    subject: "Cum schimb titularul contului?",
    message: "Bună ziua. Colega care a făcut contul se pensionează la sfârșitul lunii. Cum trec contul pe numele meu?",
    written: 312,
    answer: {
      hours: 290,
      text: "Bună ziua. Colega dumneavoastră vă invită din „Contul instituției”, apoi, tot acolo, alege „Predă contul”. I se cere parola. Toate solicitările rămân ale instituției.",
      thanks: { hours: 288, text: "Am reușit. Mulțumim!" },
      closed: 287,
    },
  },
  {
    by: { name: "Mihai Ionescu", email: "mihai.ionescu@primaria-exemplu.example" },
    subject: "Nu primesc mesajul de confirmare",
    message:
      "Bună ziua,\n\nM-am înregistrat ieri cu adresa primăriei și nu a venit niciun mesaj. Am căutat și în Spam.",
    written: 75,
    answer: {
      hours: 70,
      text: "Bună ziua. Serverul de e-mail al primăriei a refuzat mesajul de două ori, ieri la 14:10 și la 15:10; l-am trimis din nou acum. Dacă nu vine până la prânz, scrieți-ne din altă adresă.",
    },
  },
  {
    by: "firma2@demo.ro",
    subject: "Fișierul cu portofoliul nu se încarcă",
    message:
      "Bună ziua. Am un PDF de 14 MB cu lucrările noastre și formularul îl refuză. Se poate mări limita sau îl împart în două?",
    written: 53,
  },
  {
    by: "uat@demo.ro",
    subject: "Urgent: am trimis solicitarea cu termenul greșit",
    message:
      "Am pus 5 decembrie în loc de 15 decembrie la solicitarea pentru iluminat. Firmele o văd deja. Cum îndrept termenul?",
    written: 2,
  },
];

/** Messages to the support team: answered, late, urgent. Stored without their mails, which would all leave now. */
export async function fillSupport(people: DemoPeople, now: Date): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR);
  for (const { by, subject, message, written, answer } of tickets) {
    const author = typeof by === "string" ? people.of(by) : null;
    const { name, email } = typeof by === "string" ? people.of(by) : by;
    const { id } = await insertTicket({
      name,
      email,
      subject,
      message,
      createdAt: before(written),
      waitingSince: before(written),
      userId: author?.userId ?? null,
      organisationId: author?.organisation.id ?? null,
    });
    if (!answer) continue;
    const { hours, text, thanks, closed } = answer;
    const team = { ticketId: id, isFromTeam: true, authorId: people.admin.userId };
    await insertMessage({ ...team, text, createdAt: before(hours) });
    if (thanks) {
      const theirs = { ticketId: id, isFromTeam: false, authorId: author?.userId ?? null };
      await insertMessage({ ...theirs, text: thanks.text, createdAt: before(thanks.hours) });
    }
    await updateTicket(id, {
      answeredAt: before(hours),
      firstAnsweredAt: before(hours),
      assigneeId: people.admin.userId,
      ...(closed ? { closedAt: before(closed) } : {}),
    });
  }
}
