import { Anchor } from "~/ui/anchor/anchor";

export type ContactOf = { name: string; email: string };

/** Whom the other side asks once an application is accepted. */
export function Contact({ name, email }: ContactOf) {
  return (
    <p>
      Persoana de contact: {name}, <Anchor href={`mailto:${email}`}>{email}</Anchor>
    </p>
  );
}
