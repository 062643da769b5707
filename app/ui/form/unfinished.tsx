import { draftRemovalPath, resumedPath, type WaitingDraft } from "~/platform/form/draft-view";
import { quoted } from "~/platform/language/quotes";
import { Anchor } from "../anchor/anchor";
import { ButtonLink } from "../button/button";
import { Card } from "../card/card";
import { Rows } from "../list/list";
import { Row } from "../list/row";

/** A draft in a list: `form` says which form it is of. */
export type UnfinishedForm = WaitingDraft & { form: string };

/** The forms that a person has begun and not sent, above the list at `path`; nothing where there are none. */
export function Unfinished({ forms, path }: { forms: readonly UnfinishedForm[]; path: string }) {
  if (forms.length === 0) return null;
  return (
    <Card heading="Neterminate">
      <Rows>
        {forms.map((one) => (
          <Row
            key={one.path}
            title={<Anchor href={resumedPath(one.path)}>{one.words === "" ? one.form : quoted(one.words)}</Anchor>}
            facts={[one.words === "" ? null : one.form, `text păstrat ${one.from}`]}
            state={
              <ButtonLink small variant="quiet" href={draftRemovalPath(one.path, path)}>
                Șterge<span className="vh">{` textul păstrat ${one.from}`}</span>
              </ButtonLink>
            }
          />
        ))}
      </Rows>
    </Card>
  );
}
