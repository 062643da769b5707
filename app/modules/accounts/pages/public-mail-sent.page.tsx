import { Stack } from "~/ui/layout/layout";

export const meta = () => [{ title: "Verificați e-mailul – PSP" }, { name: "robots", content: "noindex" }];

/** The same for every address, known or not, so the page may be cached. */
export default function MailSentPage() {
  return (
    <Stack>
      <h1>Verificați e-mailul</h1>
      <p className="lead">
        Dacă adresa are un cont care poate folosi un asemenea link, mesajul ajunge în câteva minute. Uitați-vă și în
        dosarul Spam.
      </p>
      <p>
        Puteți închide pagina. <a href="/login">Conectare</a>
      </p>
    </Stack>
  );
}
