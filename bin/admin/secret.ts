import { endUnreadableSecondFactors } from "~/modules/accounts/verbs/second-factor.server";
import { transaction } from "~/platform/database/connection.server";
import { acceptSecret, hasSecret } from "~/platform/installation/installation.server";
import { plural } from "~/platform/language/plural";
import { besideServer, type Command, WrongUse } from "./command";

const LOST = [
  "toate sesiunile: fiecare om se conectează din nou",
  "verificarea în doi pași: codurile nu se mai pot citi și se opresc; administratorii o configurează din nou la prima conectare",
  "linkurile de dezabonare și de preferințe din e-mailurile trimise până acum",
  "navigatoarele cunoscute, textele netrimise păstrate în ele și fișierele alese în formularele deschise acum",
];
const KEPT = "Rămân valabile parolele, invitațiile și linkurile pentru o parolă nouă.";

/** Says whether the given secret is the database's and what another one would end; `accept` makes it the database's. */
export const secret: Command = {
  name: "secret",
  takes: "[accept]",
  does: "spune dacă SECRET este cel al bazei de date; cu accept, îl înlocuiește pe cel pierdut",
  async run([word]) {
    if (word !== undefined && word !== "accept") throw new WrongUse();
    await besideServer(
      async ({ settings }) => {
        if (await hasSecret(settings.secret)) return console.log("Secretul dat este cel al acestei baze de date.");
        if (word === undefined) return console.log(consequences());
        const ended = await endUnreadableSecondFactors();
        await transaction(() => acceptSecret(settings.secret));
        console.log(
          `Baza de date folosește de acum secretul dat. Verificarea în doi pași s-a oprit la ${plural(ended, "persoană", "persoane")}.`,
        );
      },
      { what: word, acceptsSecret: true },
    );
  },
};

const consequences = (): string =>
  [
    "Secretul dat nu este cel al acestei baze de date. Dacă îl acceptați, nu mai sunt valabile:",
    ...LOST.map((one) => `  - ${one}`),
    KEPT,
    "Opriți întâi toate procesele platformei, apoi: npm run admin -- secret accept",
  ].join("\n");
