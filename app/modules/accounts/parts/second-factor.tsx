import { Form } from "react-router";
import type { RefusedForm } from "~/platform/form/answers";
import { Button } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { LineField } from "~/ui/field/answered-field";
import { Notice } from "~/ui/flash/flash";
import { FormActions } from "~/ui/form/form";
import { Stack } from "~/ui/layout/layout";
import { PasswordField } from "./password-field";

type SetupShown = { groups: string[]; uri: string };
type Props = { setup: SetupShown | null; backupCodes: readonly string[] | undefined };

/** The answer to a form of the page; backup codes are shown once. */
export type SecondFactorAnswer = { refused?: RefusedForm; backupCodes?: readonly string[] };

/** Setting up the second factor: the password, then the secret in the app, then the app's first code. */
export function SecondFactorSetup({ setup, backupCodes = [] }: Props) {
  if (!setup) return <Begin label="Începe" />;
  return (
    <Stack>
      <Card heading="1. Adăugați contul în aplicație">
        <Stack>
          <p>
            Deschideți pe telefon o aplicație de coduri (de exemplu Aegis, Google Authenticator sau Microsoft
            Authenticator), alegeți introducerea manuală și scrieți cheia:
          </p>
          <p className="num">
            <strong>{setup.groups.join(" ")}</strong>
          </p>
          <p>
            <a href={setup.uri}>Deschide aplicația de pe acest dispozitiv</a>
          </p>
        </Stack>
      </Card>
      <BackupCodes codes={backupCodes} />
      <Card heading={backupCodes.length > 0 ? "3. Scrieți primul cod" : "2. Scrieți primul cod"}>
        <Form method="post" noValidate className="form">
          {backupCodes.map((code) => (
            <input key={code} type="hidden" name="rezerva" value={code} />
          ))}
          <LineField
            name="cod"
            label="Cod"
            hint="Cele 6 cifre care se văd acum în aplicație."
            autoComplete="one-time-code"
            inputMode="numeric"
            figures
          />
          <FormActions>
            <Button variant="primary" name="pas" value="confirm">
              Activează
            </Button>
          </FormActions>
        </Form>
      </Card>
      {backupCodes.length === 0 ? (
        <Card heading="Nu ați păstrat codurile de rezervă?">
          <Begin label="Începe din nou" />
        </Card>
      ) : null}
    </Stack>
  );
}

function BackupCodes({ codes }: { codes: readonly string[] }) {
  if (codes.length === 0) return null;
  return (
    <Card heading="2. Păstrați codurile de rezervă">
      <Stack>
        <p>
          Fiecare cod se folosește o singură dată, când nu aveți telefonul la dumneavoastră. Nu se mai afișează după ce
          părăsiți pagina.
        </p>
        <ul className="num">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}

function Begin({ label }: { label: string }) {
  return (
    <Form method="post" noValidate className="form">
      <PasswordField label="Parola contului" />
      <FormActions>
        <Button variant="primary" name="pas" value="begin">
          {label}
        </Button>
      </FormActions>
    </Form>
  );
}

/** The form that turns it off, or why that is not allowed. */
export function SecondFactorEnd({ mayEnd }: { mayEnd: boolean }) {
  if (!mayEnd)
    return <Notice>Administratorii se conectează numai cu verificarea în doi pași, așa că nu poate fi oprită.</Notice>;
  return (
    <Form method="post" noValidate className="form">
      <PasswordField label="Parola contului" />
      <FormActions>
        <Button variant="danger" name="pas" value="end">
          Dezactivează
        </Button>
      </FormActions>
    </Form>
  );
}
