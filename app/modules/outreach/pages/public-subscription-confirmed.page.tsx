import { ButtonLink } from "~/ui/button/button";
import { Head } from "~/ui/head/head";
import { Cluster } from "~/ui/layout/layout";

export const meta = () => [
  { title: "Abonarea este confirmată – PSP" },
  { name: "description", content: "Adresa primește de acum newsletter-ul PSP." },
  { name: "robots", content: "noindex" },
];

export default function SubscriptionConfirmedPage() {
  return (
    <>
      <Head heading="Abonarea este confirmată" />
      <p>De acum primiți newsletter-ul nostru. V-am trimis și un mesaj de bun venit.</p>
      <p>Vă puteți dezabona oricând, cu linkul din josul fiecărui mesaj sau cu butonul programului de e-mail.</p>
      <Cluster>
        <ButtonLink href="/comunitati">Vezi comunitățile</ButtonLink>
        <ButtonLink href="/parteneri">Vezi partenerii</ButtonLink>
      </Cluster>
    </>
  );
}
