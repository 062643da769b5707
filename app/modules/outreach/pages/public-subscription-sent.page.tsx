import { MailedSteps } from "~/modules/accounts/parts/mailed-link";
import { Head } from "~/ui/head/head";

export const meta = () => [{ title: "Abonare reușită! – PSP" }, { name: "robots", content: "noindex" }];

/** The same page for every address; it may be reloaded. */
export default function SubscriptionSentPage() {
  return (
    <>
      <Head heading="Abonare reușită!" />
      <p>Vă mulțumim pentru abonarea la newsletter-ul nostru.</p>
      <MailedSteps
        note="dacă adresa nu era deja abonată, v-am trimis un mesaj cu un link"
        next={{ title: "Primiți newsletter-ul", note: "până la confirmare nu vă scriem" }}
      />
      <p>
        Mesajul nu a venit? Uitați-vă și în dosarul Spam. După 10 minute îl puteți <a href="/abonare">cere din nou</a>.
      </p>
    </>
  );
}
