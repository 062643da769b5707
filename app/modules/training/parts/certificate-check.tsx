import { GetForm } from "~/ui/anchor/get-form";
import { Button } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Field } from "~/ui/field/field";
import { Input } from "~/ui/field/input";
import { Stack } from "~/ui/layout/layout";
import { CERTIFICATES } from "../rules/paths";

const SIGNS = { autoComplete: "off", autoCapitalize: "characters", spellCheck: false } as const;

export function CodeForm({ typed }: { typed: string }) {
  return (
    <GetForm action={CERTIFICATES}>
      <Stack>
        <Field
          name="cod"
          label="Codul certificatului"
          hint="De exemplu ACDE-FGHJ. Literele mici și spațiile nu contează."
        >
          <Input defaultValue={typed} maxLength={40} required {...SIGNS} />
        </Field>
        <div>
          <Button type="submit" variant="primary">
            Verifică
          </Button>
        </div>
      </Stack>
    </GetForm>
  );
}

/** The last signs of the code, which only whoever holds the certificate knows. */
export function KeyForm({ path, isWrong }: { path: string; isWrong: boolean }) {
  return (
    <Card heading="Numele întreg">
      <GetForm action={path}>
        <Stack>
          <Field
            name="final"
            label="Ultimele patru semne ale codului"
            hint="Sunt tipărite separat, lângă adresă. Numele se arată numai cui are certificatul."
            error={isWrong ? "Semnele nu se potrivesc cu acest certificat. Comparați-le cu cele tipărite" : null}
          >
            <Input maxLength={12} required {...SIGNS} />
          </Field>
          <div>
            <Button type="submit" variant="primary">
              Arată numele
            </Button>
          </div>
        </Stack>
      </GetForm>
    </Card>
  );
}

type ComparisonProps = { address: string; fingerprint: { value: string; text: string } | null };

/** How a stranger finds out that a paper or a file was changed. */
export function Comparison({ address, fingerprint }: ComparisonProps) {
  return (
    <Card heading="Cum comparați cu certificatul pe care îl aveți">
      <Stack>
        <ol className="bullets bullets--numbers">
          <li>Adresa din navigator este {address}. O altă adresă, oricât de asemănătoare, nu este a noastră.</li>
          <li>
            Fiecare rând de mai sus este la fel ca pe certificat. Un PDF se poate modifica, pagina aceasta nu: dacă un
            nume, o dată sau un număr diferă, certificatul a fost modificat.
          </li>
          <li>Starea de sus este cea de acum. Un certificat tipărit nu arată că a fost revocat între timp.</li>
        </ol>
        {fingerprint === null ? (
          <p className="small muted">Amprenta datelor (SHA-256) se arată împreună cu numele.</p>
        ) : (
          <>
            <p>Amprenta datelor (SHA-256) este aceeași cu cea tipărită:</p>
            <p className="num">{fingerprint.value}</p>
            <details>
              <summary>Cum se calculează amprenta</summary>
              <p>
                SHA-256 al rândurilor de mai jos, în UTF-8, despărțite printr-un singur caracter de rând nou și fără
                altul la sfârșit.
              </p>
              <p className="lines">{fingerprint.text}</p>
            </details>
          </>
        )}
      </Stack>
    </Card>
  );
}
