import { Button } from "~/ui/button/button";
import { Field } from "~/ui/field/field";
import { Input } from "~/ui/field/input";
import type { SubscriptionSource } from "../rules";

/** The newsletter form at the foot of a page: a plain post, answered by a page of its own. */
export function NewsletterForm({ source = "landing" }: { source?: SubscriptionSource }) {
  return (
    <>
      <form className="newsletter" method="post" action="/abonare" noValidate>
        <input type="hidden" name="source" value={source} />
        <Field name="email" id="newsletter" label="Newsletter, prin e-mail">
          <Input type="email" autoComplete="email" />
        </Field>
        <Button>Abonare</Button>
      </form>
      <p className="small muted">Cerem confirmarea prin e-mail. Dezabonare cu un clic.</p>
    </>
  );
}
