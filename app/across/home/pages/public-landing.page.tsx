import { useContext } from "react";
import { ShellContext } from "~/platform/shell";
import { ButtonLink } from "~/ui/button/button";
import { Cluster, Stack } from "~/ui/layout/layout";

export const meta = () => [
  { title: "PSP: autorități locale și parteneri, pe aceeași urzeală" },
  {
    name: "description",
    content: "Autoritățile publice locale scriu de ce au nevoie, firmele potrivite răspund cu oferte.",
  },
];

export default function Landing() {
  const shell = useContext(ShellContext);
  return (
    <Stack gap={3}>
      <h1>Administrația locală își găsește aici partenerii.</h1>
      <p className="lead muted">
        Primăria scrie de ce are nevoie. Firmele potrivite află, întreabă și trimit oferte. Dosarul rămâne întreg, de la
        cerere la recepție.
      </p>
      <Cluster>
        {shell.signedIn ? (
          <ButtonLink href={shell.home} variant="primary">
            Mergi la panou
          </ButtonLink>
        ) : (
          <>
            <ButtonLink href="/register?tip=uat" variant="primary">
              Devino Membru CCDL
            </ButtonLink>
            <ButtonLink href="/register?tip=firma">Devino Partener CCDL</ButtonLink>
          </>
        )}
        <ButtonLink href="/parteneri" variant="quiet">
          Vezi partenerii
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
