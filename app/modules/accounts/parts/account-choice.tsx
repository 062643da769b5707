import { CardLink } from "~/ui/card/card";
import { Grid } from "~/ui/layout/layout";

export type AccountChoiceProps = { uat: { href: string; text: string }; firma: { href: string; text: string } };

/** Authority or firm: the first step of signing in and of registering. */
export function AccountChoice({ uat, firma }: AccountChoiceProps) {
  return (
    <Grid>
      <CardLink href={uat.href}>
        <h2>Membru (UAT)</h2>
        <p>{uat.text}</p>
      </CardLink>
      <CardLink href={firma.href}>
        <h2>Partener (Firmă)</h2>
        <p>{firma.text}</p>
      </CardLink>
    </Grid>
  );
}
