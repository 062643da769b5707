import { createAdmin } from "~/modules/accounts/verbs/admin.server";
import { SettingError } from "~/platform/env.server";
import { openProcess } from "~/process.server";

const USAGE = "Folosire: npm run admin -- create adresa@exemplu.ro [„Nume Prenume”]";
const ADDRESS = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

/** `npm run admin -- create EMAIL`: makes an ADMIN and prints the link where the first password is set, once. */
async function run([command, email = "", name = "Administrator"]: string[]): Promise<void> {
  const address = email.trim().toLowerCase();
  if (command !== "create" || !ADDRESS.test(address)) throw Object.assign(new Error(USAGE), { sentence: true });
  const opened = await openProcess("script");
  try {
    const { link, created } = await createAdmin("command line", { email: address, name: name.trim() });
    console.log(created ? `Contul de administrator ${address} a fost făcut.` : `Contul ${address} exista deja.`);
    console.log(`Parola se alege aici, o singură dată, în următoarele 3 zile:\n${link}`);
  } finally {
    await opened.close();
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  const expected = error instanceof Error && (error instanceof SettingError || "sentence" in error || "init" in error);
  process.stderr.write(expected ? `${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
