import { fileLimits } from "~/modules/media/rules/attachment";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { receiveFiles } from "~/modules/media/verbs/receive.server";
import { refuse } from "~/platform/form/check-form.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { newFormKey } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { dateTime } from "~/platform/language/dates";
import { sizeText } from "~/platform/language/file-size";
import { Anchor } from "~/ui/anchor/anchor";
import { FilesFields } from "~/ui/field/files-fields";
import { PostPage } from "~/ui/form/form-page";
import { PostButton } from "~/ui/form/post-button";
import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import { proofPath, proofRemovalPath, proofsPath } from "../rules/paths";
import { proofsOf } from "../store/chain.server";
import { addProofs, MOST_PROOFS } from "../verbs/chain.server";
import type { Route } from "./+types/paper-proofs.page";
import { papersOfRoute } from "./papers-of.server";

const LIMITS = fileLimits("paper-proof");

export async function loader(route: Route.LoaderArgs) {
  const { request, back } = await papersOfRoute(route);
  return {
    back,
    formKey: newFormKey(),
    file: { ...LIMITS, hint: `${LIMITS.hint}; cel mult ${MOST_PROOFS} cu totul.` },
    proofs: (await proofsOf(request.id)).map(({ fileId, name, size, addedAt, by }) => ({
      fileId,
      name,
      by,
      size: sizeText(size),
      at: dateTime(addedAt),
      href: proofPath(request.id, fileId),
      removal: proofRemovalPath(request.id, fileId),
    })),
  };
}

const NONE = "Alegeți dovada: captura anunțului din SEAP sau invitația trimisă";

export async function action(route: Route.ActionArgs) {
  const { actor, request } = await papersOfRoute(route);
  const form = await readForm(route.request);
  const { files, kept, sentence } = await receiveFiles(form, "files", {
    purpose: "paper-proof",
    by: uploaderOf(actor),
    most: MOST_PROOFS,
  });
  const problem = sentence ?? (files.length === 0 ? NONE : null);
  return savedOrShown(form, {
    userId: actor.userId,
    checked: problem === null ? { ok: true, value: files } : { ok: false, refused: refuse(form, { files: problem }) },
    kept,
    save: (value) => addProofs(actor, request.id, value),
    stored: null,
    back: proofsPath(request.id),
    done: { tone: "green", title: "Dovada a fost păstrată." },
  });
}

/** Proofs that the announcement was published in SEAP or the invitation sent. */
export default function PaperProofs({ loaderData, actionData }: Route.ComponentProps) {
  const { back, formKey, file, proofs } = loaderData;
  return (
    <PostPage
      heading="Dovada anunțului sau a invitației"
      back={back}
      intro="Platforma nu publică în SEAP: aici se păstrează dovezile că anunțul a fost publicat sau invitația trimisă. Le vede numai instituția."
      before={
        proofs.length === 0 ? (
          <p className="muted">Nicio dovadă, deocamdată.</p>
        ) : (
          <List heading={`Dovezi (${proofs.length})`}>
            {proofs.map(({ fileId, name, size, at, by, href, removal }) => (
              <Row
                key={fileId}
                title={
                  <Anchor href={href} download reload>
                    {name}
                  </Anchor>
                }
                facts={[size, at, `de ${by}`]}
                action={
                  <PostButton small variant="quiet" action={removal} busyLabel="Se șterge…">
                    Șterge<span className="vh">: {name}</span>
                  </PostButton>
                }
              />
            ))}
          </List>
        )
      }
      answered={actionData}
      formKey={formKey}
      files
      submit="Păstrează dovada"
      busyLabel="Se salvează…"
      cancelLabel="Înapoi la documente"
    >
      <FilesFields optional={false} files={[]} kept={actionData?.kept ?? []} {...file} />
    </PostPage>
  );
}
