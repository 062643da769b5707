import { ButtonLink } from "~/ui/button/button";
import { Stack } from "~/ui/layout/layout";

/** A mailed link that is unknown, used or too old: which of them is nobody's business. */
export function LinkGone({ again }: { again: { href: string; label: string } }) {
  return (
    <Stack>
      <h1>Linkul nu mai este valabil</h1>
      <p>A fost folosit, a expirat sau nu este întreg. Cereți altul și deschideți mesajul cel mai nou.</p>
      <div>
        <ButtonLink variant="primary" href={again.href}>
          {again.label}
        </ButtonLink>
      </div>
    </Stack>
  );
}
