import { Form } from "react-router";
import { Button } from "~/ui/button/button";

/** "Trimite din nou", for an address that its owner has just typed with the right password. */
export function Resend({ email }: { email: string }) {
  return (
    <Form method="post" action="/retrimite-confirmarea">
      <input type="hidden" name="email" value={email} />
      <Button>Trimite din nou linkul de confirmare</Button>
    </Form>
  );
}
