import { Form } from "react-router";
import { Button, ButtonLink } from "~/ui/button/button";
import { Cluster } from "~/ui/layout/layout";

/** The one button that uses up a mailed link, and the way out for whoever did not ask for it. */
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
