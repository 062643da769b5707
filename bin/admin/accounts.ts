import { createAdmin } from "~/modules/accounts/verbs/admin.server";
import { addressFrom, besideServer, type Command } from "./command";

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
