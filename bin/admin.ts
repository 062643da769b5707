import { rebuildPassages } from "~/across/assistant/verbs/index.server";
import { rebuildSearchIndex } from "~/across/search/verbs/index.server";
import { createAdmin } from "~/modules/accounts/verbs/admin.server";
import { OperatorError } from "~/platform/operator-error";
import { endWith, openProcess } from "~/process.server";

const USAGE = `Folosire:
  npm run admin -- create adresa@exemplu.ro [„Nume Prenume”]   creează un cont de administrator
  npm run admin -- reindex                                     compară căutarea și pasajele asistentului cu ce se poate citi și le repară`;
const ADDRESS = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

async function run([command, ...rest]: string[]): Promise<void> {
  if (command === "create") return create(rest);
  if (command === "reindex") return reindex();
  throw new OperatorError(USAGE);
}

/** `npm run admin -- reindex`: compares the search index with the public records and repairs it. */
async function reindex(): Promise<void> {
  const opened = await openProcess("script");
  try {
    const { entries, written, removed } = await rebuildSearchIndex();
    console.log(`Căutarea cuprinde ${entries} intrări; scrise sau corectate acum: ${written}, scoase: ${removed}.`);
    const passages = await rebuildPassages();
    console.log(
      `Asistentul citează din ${passages.sources} de documente; scrise sau corectate acum: ${passages.written}, scoase: ${passages.removed}.`,
    );
  } finally {
    await opened.close();
  }
}

/** `npm run admin -- create EMAIL`: creates an ADMIN and prints the one-time link for setting the first password. */
async function create([email = "", name = "Administrator"]: string[]): Promise<void> {
  const address = email.trim().toLowerCase();
  if (!ADDRESS.test(address)) throw new OperatorError(USAGE);
  const opened = await openProcess("script");
  try {
    const { link, created } = await createAdmin("command line", { email: address, name: name.trim() });
    console.log(created ? `Contul de administrator ${address} a fost creat.` : `Contul ${address} exista deja.`);
    console.log(`Parola se alege aici, o singură dată, în următoarele 3 zile:\n${link}`);
  } finally {
    await opened.close();
  }
}

run(process.argv.slice(2)).catch(endWith);
