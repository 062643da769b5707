import { Gate } from "~/ui/gate/gate";
import { Head } from "~/ui/head/head";

export const meta = () => [{ title: "Verificați e-mailul – PSP" }, { name: "robots", content: "noindex" }];

/** The same for every address, known or not, so the page may be cached. */
export default function MailSentPage() {
  return (
    <Gate>
      <Head heading="Verificați e-mailul" />
      <p>
        Dacă adresa are un cont care poate folosi un asemenea link, mesajul ajunge în câteva minute. Uitați-vă și în
        dosarul Spam.
      </p>
      <p>
        Puteți închide pagina. <a href="/login">Conectare</a>
      </p>
    </Gate>
  );
}
