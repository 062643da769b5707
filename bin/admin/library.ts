import { rebuildSearchIndex } from "~/across/search/verbs/index.server";
import { actingAdmin } from "~/modules/accounts/verbs/admin.server";
import { rebuildPassages } from "~/modules/assistant/verbs/index.server";
import { listOf } from "~/platform/language/lists";
import { plural } from "~/platform/language/plural";
import { OperatorError } from "~/platform/operator-error";
import { exampleActs } from "../../db/library/legislation";
import { exampleResources, fillEmptyLibrary } from "../../db/library/library";
import { exampleLinks } from "../../db/library/links";
import { addressFrom, besideServer, type Command } from "./command";

/** An empty library gets what comes with the product, in the care of this ADMIN. */
export const library: Command = {
  name: "library",
  takes: "adresa@exemplu.ro",
  does: "umple o bibliotecă goală cu documentele, actele și linkurile care vin cu platforma",
  async run([email]) {
    const address = addressFrom(email);
    await besideServer(async () => {
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
    });
  },
};

export const reindex: Command = {
  name: "reindex",
  takes: "",
  does: "compară căutarea și pasajele asistentului cu ce se poate citi și le repară",
  run: () => besideServer(repairIndexes),
};

/** Compares what search and the assistant read with the records, and repairs it. */
async function repairIndexes(): Promise<void> {
  const { entries, written, removed } = await rebuildSearchIndex();
  console.log(`Căutarea cuprinde ${entries} intrări; scrise sau corectate acum: ${written}, scoase: ${removed}.`);
  const passages = await rebuildPassages();
  console.log(
    `Asistentul citează din ${passages.sources} de documente; scrise sau corectate acum: ${passages.written}, scoase: ${passages.removed}.`,
  );
}
