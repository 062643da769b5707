import { Form, type FormProps, useInRouterContext } from "react-router";

export type GetFormProps = Pick<FormProps, "className" | "children" | "role" | "aria-label" | "id"> & {
  action?: string;
};

/** A GET form: its fields become the query of the address, so Back, sharing and saved searches work. */
export function GetForm({ action, ...rest }: GetFormProps) {
  const inRouter = useInRouterContext();
  const where = action === undefined ? {} : { action };
  return inRouter ? <Form method="get" {...where} {...rest} /> : <form method="get" {...where} {...rest} />;
}
