import { Form } from "react-router";
import { Button } from "~/ui/button/button";
import { resendPath } from "../rules/doors";

/** "Trimite din nou", for an address that its owner has just typed with the right password. */
export function Resend({ email, onward }: { email: string; onward: string | null }) {
  return (
    <Form method="post" action={resendPath(onward)}>
      <input type="hidden" name="email" value={email} />
      <Button>Trimite din nou linkul de confirmare</Button>
    </Form>
  );
}
