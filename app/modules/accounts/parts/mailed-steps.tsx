import { Thread } from "~/ui/thread/thread";

type MailedStepsProps = { note: string; next: { title: string; note: string } };

/** What follows after a form whose answer is a link in a mail. `note`: what to do with the mail. */
export function MailedSteps({ note, next }: MailedStepsProps) {
  return (
    <Thread
      label="Ce urmează"
      events={[
        { title: "Cererea a ajuns la noi" },
        { state: "now", title: "Confirmați adresa de e-mail", note },
        { state: "next", ...next },
      ]}
    />
  );
}
