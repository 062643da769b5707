import { Form, type FormProps, useInRouterContext, useLocation } from "react-router";

export type GetFormProps = Pick<FormProps, "className" | "children" | "role" | "aria-label" | "id"> & {
  action?: string;
};

/** A GET form: its fields become the query of the address, so Back, sharing and saved searches work. */
export function GetForm({ action, ...rest }: GetFormProps) {
  const inRouter = useInRouterContext();
  const where = action === undefined ? {} : { action };
  return inRouter ? <RouterForm {...where} {...rest} /> : <form method="get" {...where} {...rest} />;
}

/** The same page with other filters keeps its place. */
function RouterForm(form: GetFormProps) {
  const { pathname } = useLocation();
  return <Form method="get" preventScrollReset={(form.action ?? pathname) === pathname} {...form} />;
}
