import { PEOPLE_PER_PAGE, peoplePage } from "~/across/admin/store/people.server";
import { unblockAccount } from "~/modules/accounts/signed-in/limits.server";
import { createAdmin, restoreByOperator, suspendByOperator } from "~/modules/accounts/verbs/admin.server";
import { plural } from "~/platform/language/plural";
import { OperatorError } from "~/platform/operator-error";
import { aboutAddress, addressFrom, besideServer, type Command, WrongUse } from "./command";
import { table } from "./table";

/** Creates an ADMIN and prints the one-time link for setting the first password. */
export const create: Command = {
  name: "create",
  takes: "adresa@exemplu.ro [„Nume Prenume”]",
  does: "creează un cont de administrator",
  async run([email, name = "Administrator"]) {
    const address = addressFrom(email);
    await besideServer(async () => {
      const { link, created } = await createAdmin("command line", { email: address, name: name.trim() });
      console.log(created ? `Contul de administrator ${address} a fost creat.` : `Contul ${address} exista deja.`);
      console.log(`Parola se alege aici, o singură dată, în următoarele 3 zile:\n${link}`);
    });
  },
};

const stateOf = ({ suspendedAt, emailVerified }: { suspendedAt: Date | null; emailVerified: boolean }): string => {
  if (suspendedAt) return "suspendat";
  return emailVerified ? "activ" : "adresă neconfirmată";
};

export const list: Command = {
  name: "list",
  takes: "[cuvinte din nume, adresă sau organizație]",
  does: `arată conturile, cele mai noi întâi, cel mult ${PEOPLE_PER_PAGE}`,
  run: (words) =>
    besideServer(async () => {
      const { rows, found } = await peoplePage({ text: words.join(" "), role: null, state: null, page: 1 });
      const cells = rows.map((person) => [
        person.email,
        person.name,
        person.role,
        person.organisation ?? "",
        stateOf(person),
      ]);
      console.log(table(["adresă", "nume", "rol", "organizație", "stare"], cells));
      console.log(
        rows.length < found ? `${rows.length} din ${found}; scrieți cuvinte din ce căutați.` : `${found} în total.`,
      );
    }),
};

/** Suspends an account and ends its sessions, also that of the only ADMIN. */
export const suspend: Command = {
  name: "suspend",
  takes: "adresa@exemplu.ro „motivul”",
  does: "suspendă un cont și îi încheie sesiunile, chiar dacă este singurul administrator",
  async run([email, ...words]) {
    const address = addressFrom(email);
    const reason = words.join(" ").trim();
    if (reason === "") throw new WrongUse();
    await besideServer(async () => {
      if (!(await suspendByOperator(address, reason)))
        throw new OperatorError(`Niciun cont nesuspendat nu are adresa ${address}.`);
      console.log(`Contul ${address} este suspendat, iar sesiunile lui s-au încheiat.`);
    });
  },
};

export const unsuspend: Command = {
  name: "unsuspend",
  takes: "adresa@exemplu.ro",
  does: "ridică suspendarea unui cont",
  run: aboutAddress(async (address) => {
    if (await restoreByOperator(address)) return [`Suspendarea contului ${address} a fost ridicată.`];
    throw new OperatorError(`Niciun cont suspendat nu are adresa ${address}.`);
  }),
};

/** Resets what was counted of the attempts on an account: wrong passwords, links asked for too often. */
export const unblock: Command = {
  name: "unblock",
  takes: "adresa@exemplu.ro",
  does: "șterge încercările numărate ale unui cont: se poate conecta și poate cere linkuri imediat",
  run: aboutAddress(async (address) => {
    const counted = await unblockAccount(address);
    return [
      counted === 0
        ? `Nu era numărată nicio încercare a contului ${address}.`
        : `S-au șters ${plural(counted, "numărătoare", "numărători")} de încercări ale contului ${address}.`,
    ];
  }),
};
