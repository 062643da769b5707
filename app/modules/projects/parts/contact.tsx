import { Anchor } from "~/ui/anchor/anchor";

/** Whom the other side asks once an application is accepted. */
export function Contact({ name, email }: { name: string; email: string }) {
  return (
    <p>
      Persoana de contact: {name}, <Anchor href={`mailto:${email}`}>{email}</Anchor>
    </p>
  );
}
