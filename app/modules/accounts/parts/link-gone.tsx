import { ButtonLink } from "~/ui/button/button";
import { Cluster, Stack } from "~/ui/layout/layout";

/** `used` is said in any case: whether the link was ever good is nobody's business. */
type Props = { again: { href: string; label: string }; used?: string };

/** A mailed link that is unknown, used or too old: which of them is nobody's business. */
export function LinkGone({ again, used }: Props) {
  return (
    <Stack>
      <h1>Linkul nu mai este valabil</h1>
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
