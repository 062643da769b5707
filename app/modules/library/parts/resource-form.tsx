import type { ComponentProps } from "react";
import { BodyField } from "~/modules/writing/parts/body-field";
import type { ShownAgain } from "~/platform/form/answers";
import type { WritingView } from "~/platform/form/draft-view";
import { FilesFields } from "~/ui/field/files-fields";
import type { Option } from "~/ui/field/input";
import { TableFields } from "~/ui/field/table-fields";
import { PostPage, type PostPageProps } from "~/ui/form/form-page";
import { Overtaken } from "~/ui/form/overtaken";
import type { Reading } from "../pages/accepted-proposal.server";
import type { KeptParts } from "../pages/resource-input.server";
import { PROPOSAL } from "../rules/proposals";
import { EDITION, RESOURCE_FORM } from "../rules/resource-fields";
import { ProposalReading } from "./proposal-reading";

type ResourceFormProps = Pick<PostPageProps, "heading" | "back" | "intro" | "submit" | "note"> & {
  view: WritingView & {
    /** What an earlier, refused submit sent besides the fields; otherwise the stored text. */
    kept: KeptParts;
    /** The files that the document has, and the limits of further ones. */
    files: Omit<ComponentProps<typeof FilesFields>, "files" | "kept"> & {
      had: ComponentProps<typeof FilesFields>["files"];
    };
    administrators: readonly Option[];
    /** The proposal that is accepted with it, beside which it is written. */
    proposal: Reading | null;
  };
  /** A form that was not saved. */
  answered: ShownAgain<KeptParts & { reading: Reading | null }> | undefined;
};

/** The page for writing a new document or editing one. */
export function ResourceForm({ view, answered, ...page }: ResourceFormProps) {
  const { formKey, version, draft, typed, defaults, files, administrators } = view;
  const { had, ...limits } = files;
  const kept = answered?.kept ?? view.kept;
  const proposal = answered?.kept.reading ?? view.proposal;
  const isNew = version === null;
  const people = { options: administrators };
  return (
    <PostPage
      {...page}
      formKey={formKey}
      draft={draft}
      typed={typed}
      defaults={defaults}
      answered={answered}
      fields={{
        ...(isNew ? {} : { version: answered?.version ?? version }),
        ...(proposal && { [PROPOSAL]: proposal.named }),
      }}
      before={
        <>
          {proposal ? <ProposalReading view={proposal} /> : null}
          {answered?.overtaken ? <Overtaken {...answered.overtaken} /> : null}
        </>
      }
      busyLabel="Se salvează…"
      files
    >
      <TableFields
        table={RESOURCE_FORM}
        given={{
          ownerId: people,
          deputyId: people,
          isExample: defaults.isExample === "on" ? {} : null,
        }}
        below={{
          everydayWords: (
            <>
              <BodyField body={kept.body} />
              <FilesFields files={had} kept={kept.files} {...limits} />
            </>
          ),
          basis: isNew ? null : <TableFields table={EDITION} />,
        }}
      />
    </PostPage>
  );
}
