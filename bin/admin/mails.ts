import { personByEmail } from "~/modules/accounts/store/person.server";
import { resendConfirmation } from "~/modules/accounts/verbs/registration.server";
import { faultLine } from "~/platform/fault-line.server";
import { plural } from "~/platform/language/plural";
import { letter } from "~/platform/mail/layout";
import { resendMails, sendAtOnce } from "~/platform/mail/mail.server";
import { OperatorError } from "~/platform/operator-error";
import { aboutAddress, addressFrom, besideServer, type Command } from "./command";

/** Tries again what has not reached an address; a person who has not confirmed theirs also gets a new link. */
export const resend: Command = {
  name: "resend",
  takes: "adresa@exemplu.ro",
  does: "trimite din nou ce nu a ajuns la o adresă, iar unui cont neconfirmat și un link nou de confirmare",
  run: aboutAddress(async (address) => {
    const again = await resendMails(address);
    const sentences = [
      again === 0
        ? `Niciun e-mail netrimis nu așteaptă pentru ${address}.`
        : `Se trimit acum din nou ${plural(again, "e-mail", "e-mailuri")} către ${address}.`,
    ];
    const person = await personByEmail(address);
    if (!person || person.emailVerified || person.suspendedAt) return sentences;
    await resendConfirmation(address);
    return [...sentences, "Adresa contului nu este confirmată: pleacă și un link nou de confirmare."];
  }),
};

const tried = () =>
  letter({
    subject: "Încercare de e-mail",
    to: "",
    says: ["Acest mesaj a fost trimis de la linia de comandă, ca să se vadă dacă platforma poate trimite e-mailuri."],
  });

/** Sends one mail directly and prints what the mail server answers. */
export const mail: Command = {
  name: "mail",
  takes: "test adresa@exemplu.ro",
  does: "trimite pe loc un e-mail de încercare și arată ce răspunde serverul de e-mail",
  async run([what, email]) {
    const address = addressFrom(what === "test" ? email : "");
    await besideServer(
      async ({ settings }) => {
        const answer = await sendAtOnce(address, tried()).catch((error: unknown) => {
          throw new OperatorError(
            `Serverul de e-mail nu a primit mesajul: ${faultLine(error)}. Verificați SMTP_URL și MAIL_FROM.`,
          );
        });
        console.log(
          settings.smtpUrl
            ? `Serverul de e-mail a primit mesajul pentru ${address}: ${answer}`
            : `SMTP_URL nu este dat, așa că mesajul nu a plecat: stă în ${answer}`,
        );
      },
      { what: "test" },
    );
  },
};
