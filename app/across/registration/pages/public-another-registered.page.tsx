import { ButtonLink } from "~/ui/button/button";
import { Stack } from "~/ui/layout/layout";
import { Thread } from "~/ui/thread/thread";

export const meta = () => [{ title: "Cererea a fost trimisă – PSP" }, { name: "robots", content: "noindex" }];

/** Says the same whether the organisation is new or known. */
export default function AnotherRegisteredPage() {
  return (
    <Stack gap={3}>
      <h1>Cererea a fost trimisă</h1>
      <p className="lead">Vă conectați în continuare cu aceeași adresă și aceeași parolă.</p>
      <Thread
        label="Ce urmează"
        events={[
          { title: "Cererea a ajuns la noi" },
          {
            state: "now",
            title: "Dacă organizația este nouă, îi deschideți panoul chiar acum",
            note: "un administrator o verifică între timp",
          },
          {
            state: "next",
            title: "Dacă are deja cont, hotărăște cine îl administrează",
            note: "răspunsul vine prin e-mail; până atunci conectarea este oprită",
          },
        ]}
      />
      <div>
        <ButtonLink variant="primary" href="/login">
          Deschide panoul
        </ButtonLink>
      </div>
    </Stack>
  );
}
