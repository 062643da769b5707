import type { ShownAgain } from "~/platform/form/answers";
import type { WritingView } from "~/platform/form/draft-view";
import { ButtonLink } from "~/ui/button/button";
import { TableFields } from "~/ui/field/table-fields";
import { PostPage } from "~/ui/form/form-page";
import { Overtaken } from "~/ui/form/overtaken";
import { ACT_FORM } from "../rules/act-fields";
import { ADMIN_ACTS } from "../rules/paths";

type ActFormProps = {
  heading: string;
  /** The desk of its articles; null of an act that is only being written. */
  articlesHref: string | null;
  view: WritingView;
  answered: ShownAgain<null> | undefined;
};

/** The page for writing a new act or editing one. */
export function ActForm({ heading, articlesHref, view: { version, ...view }, answered }: ActFormProps) {
  return (
    <PostPage
      heading={heading}
      back={{ href: ADMIN_ACTS, label: "Legislație" }}
      {...view}
      answered={answered}
      fields={version === null ? {} : { version: answered?.version ?? version }}
      before={
        <>
          {answered?.overtaken ? <Overtaken {...answered.overtaken} /> : null}
          {articlesHref === null ? null : (
            <div>
              <ButtonLink href={articlesHref}>Articolele actului</ButtonLink>
            </div>
          )}
        </>
      }
      submit="Salvează"
      busyLabel="Se salvează…"
    >
      <TableFields table={ACT_FORM} />
    </PostPage>
  );
}
