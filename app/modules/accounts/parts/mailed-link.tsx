import { Form } from "react-router";
import { Button, ButtonLink } from "~/ui/button/button";
import { Head } from "~/ui/head/head";
import { Cluster, Stack } from "~/ui/layout/layout";
import { Thread } from "~/ui/thread/thread";

type MailedStepsProps = { note: string; next: { title: string; note: string } };

/** The steps after a form that is answered by a mailed link. `note` says what to do with the mail. */
export function MailedSteps({ note, next }: MailedStepsProps) {
  return (
    <Thread
      label="Ce urmează"
      events={[
        { title: "Cererea a ajuns la noi" },
        { state: "now", title: "Confirmați adresa de e-mail", note },
        { state: "next", ...next },
      ]}
    />
  );
}

/** The button that uses a mailed link, and a link for those who did not ask for it. */
export function ConfirmForm({ children, reloadDocument = false }: { children: string; reloadDocument?: boolean }) {
  return (
    <Form method="post" reloadDocument={reloadDocument}>
      <Cluster>
        <Button variant="primary">{children}</Button>
        <ButtonLink variant="quiet" href="/">
          Nu eu am cerut
        </ButtonLink>
      </Cluster>
    </Form>
  );
}

/** `used` is shown for every invalid link, so that it does not reveal which links existed. */
type LinkGoneProps = { again: { href: string; label: string }; used?: string };

/** Shown for a mailed link that is unknown, used or expired, without saying which. */
export function LinkGone({ again, used }: LinkGoneProps) {
  return (
    <Stack>
      <Head heading="Linkul nu mai este valabil" />
      <p>A fost folosit, a expirat sau nu este întreg. Cereți altul și deschideți mesajul cel mai nou.</p>
      {used ? <p>{used}</p> : null}
      <Cluster>
        <ButtonLink variant="primary" href={again.href}>
          {again.label}
        </ButtonLink>
        <ButtonLink href="/login">Conectare</ButtonLink>
      </Cluster>
    </Stack>
  );
}
