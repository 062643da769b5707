import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Crumb } from "~/ui/crumb/crumb";
import { FormEnd } from "~/ui/form/form-end";
import { Stack } from "~/ui/layout/layout";

type RemovalFormProps = { action: string; formKey: string; submit: string; cancel?: string };

/** The one button that takes something out; `cancel` leads back where it is asked on a page of its own. */
export function RemovalForm({ action, formKey, submit, cancel }: RemovalFormProps) {
  const { state, formAction } = useNavigation();
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="formKey" value={formKey} />
      <FormEnd
        submit={submit}
        variant="danger"
        icon={Trash2}
        busy={state !== "idle" && formAction === action}
        busyLabel="Se scoate…"
        cancel={cancel ?? null}
      />
    </Form>
  );
}

type RemovalPageProps = RemovalFormProps & { heading: string; desk: string; community: string; children: ReactNode };

/** Asks before something is taken out, for who has no script. */
export function RemovalPage({ heading, desk, community, children, ...form }: RemovalPageProps) {
  return (
    <Stack gap={3}>
      <title>{`${heading} – PSP`}</title>
      <Crumb href={desk}>{community}</Crumb>
      <h1>{heading}</h1>
      {children}
      <RemovalForm {...form} cancel={desk} />
    </Stack>
  );
}
