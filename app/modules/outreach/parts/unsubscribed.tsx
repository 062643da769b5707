import { ButtonLink } from "~/ui/button/button";
import { Head } from "~/ui/head/head";
import { Cluster } from "~/ui/layout/layout";

/** Shown after unsubscribing, by our button or by a mail program. */
export function Unsubscribed() {
  return (
    <>
      <Head heading="V-ați dezabonat" />
      <p>Nu vă mai trimitem newsletter-ul.</p>
      <p>Mesajele legate de un cont PSP nu se schimbă: pe acelea le alegeți din cont, la notificări.</p>
      <Cluster>
        <ButtonLink href="/">Prima pagină</ButtonLink>
        <ButtonLink variant="quiet" href="/abonare">
          Abonare din nou
        </ButtonLink>
      </Cluster>
    </>
  );
}
