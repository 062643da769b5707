import { rebuildSearchIndex } from "~/across/search/verbs/index.server";
import { actingAdmin, createAdmin } from "~/modules/accounts/verbs/admin.server";
import { rebuildPassages } from "~/modules/assistant/verbs/index.server";
import { listOf } from "~/platform/language/lists";
import { plural } from "~/platform/language/plural";
import { OperatorError } from "~/platform/operator-error";
import { endWith, openProcess } from "~/process.server";
import { exampleActs } from "../db/library/legislation";
import { exampleResources, fillEmptyLibrary } from "../db/library/library";
import { exampleLinks } from "../db/library/links";

const USAGE = `Folosire:
  npm run admin -- create adresa@exemplu.ro [„Nume Prenume”]   creează un cont de administrator
  npm run admin -- library adresa@exemplu.ro                   umple o bibliotecă goală cu documentele, actele și linkurile care vin cu platforma
  npm run admin -- reindex                                     compară căutarea și pasajele asistentului cu ce se poate citi și le repară`;
const ADDRESS = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

async function run([command, ...rest]: string[]): Promise<void> {
  if (command === "create") return create(rest);
  if (command === "library") return fillLibraryFor(rest);
  if (command === "reindex") return reindex();
  throw new OperatorError(USAGE);
}

/** `npm run admin -- library EMAIL`: an empty library gets what comes with the product, in the care of this ADMIN. */
async function fillLibraryFor([email = ""]: string[]): Promise<void> {
  const address = email.trim().toLowerCase();
  if (!ADDRESS.test(address)) throw new OperatorError(USAGE);
  const opened = await openProcess("script");
  try {
    const admin = await actingAdmin(address);
    if (!admin) throw new OperatorError(`Niciun administrator activ nu are adresa ${address}.`);
    if (!(await fillEmptyLibrary(admin)))
      throw new OperatorError("Biblioteca are deja documente, acte sau linkuri, așa că nu s-a scris nimic.");
    const written = [
      plural(exampleResources.length, "document", "documente"),
      plural(exampleActs.length, "act", "acte"),
      plural(exampleLinks.length, "link", "linkuri"),
    ];
    console.log(
      `S-au scris ${listOf(written)}, în grija ${address}. Documentele și articolele actelor sunt exemple până când le compară cineva cu sursele lor.`,
    );
    await repairIndexes();
  } finally {
    await opened.close();
  }
}

/** `npm run admin -- reindex`. */
async function reindex(): Promise<void> {
  const opened = await openProcess("script");
  try {
    await repairIndexes();
  } finally {
    await opened.close();
  }
}

/** Compares what search and the assistant read with the records, and repairs it. */
async function repairIndexes(): Promise<void> {
  const { entries, written, removed } = await rebuildSearchIndex();
  console.log(`Căutarea cuprinde ${entries} intrări; scrise sau corectate acum: ${written}, scoase: ${removed}.`);
  const passages = await rebuildPassages();
  console.log(
    `Asistentul citează din ${passages.sources} de documente; scrise sau corectate acum: ${passages.written}, scoase: ${passages.removed}.`,
  );
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
