import type { ShownAgain } from "~/platform/form/answers";
import type { WritingView } from "~/platform/form/draft-view";
import { TableFields } from "~/ui/field/table-fields";
import { PostPage } from "~/ui/form/form-page";
import { Overtaken } from "~/ui/form/overtaken";
import { LINK } from "../rules/link-fields";
import { ADMIN_LINKS } from "../rules/paths";

type LinkFormProps = {
  heading: string;
  view: WritingView;
  answered: ShownAgain<null> | undefined;
};

/** The page for writing a new quick link or editing one. */
export function LinkForm({ heading, view: { version, ...view }, answered }: LinkFormProps) {
  return (
    <PostPage
      heading={heading}
      back={{ href: ADMIN_LINKS, label: "Linkuri rapide" }}
      {...view}
      answered={answered}
      fields={version === null ? {} : { version: answered?.version ?? version }}
      before={answered?.overtaken ? <Overtaken {...answered.overtaken} /> : null}
      submit="Salvează"
      busyLabel="Se salvează…"
    >
      <TableFields table={LINK} />
    </PostPage>
  );
}
