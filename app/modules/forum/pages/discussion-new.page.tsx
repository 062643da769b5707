import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { alsoWrong, checkForm, refuse } from "~/platform/form/check-form.server";
import { draftOnPage } from "~/platform/form/draft.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { readForm } from "~/platform/form/read-form.server";
import { countTry } from "~/platform/rate-limit/rate-limit.server";
import { LineField, SelectField } from "~/ui/field/answered-field";
import { optionsOf } from "~/ui/field/options";
import { PostPage } from "~/ui/form/form-page";
import { DISCUSSION_LEAD, discussionForm } from "../forms";
import { PostBody } from "../parts/post-body";
import { isAnythingSimilar, NOTHING_SIMILAR, SimilarNotice } from "../parts/similar";
import { DISCUSSION_CATEGORIES, DISCUSSION_CATEGORY_CODES, type DiscussionCategory } from "../rules/categories";
import { newDiscussion } from "../rules/discussion-query";
import { blankDiscussion } from "../rules/moves";
import { discussionPath, FORUM } from "../rules/paths";
import { discussionPolicy } from "../rules/policy";
import { isSearchable, LONGEST_TITLE, MENTION_HINT } from "../rules/text";
import { openDiscussion } from "../verbs/discussions.server";
import { similarTo } from "../views/similar.server";
import type { Route } from "./+types/discussion-new.page";
import { picturesFor, readPost, refusedForm, typedBody, WRITING_LIMIT } from "./post-input.server";

const DISCUSSED =
  "Discuția nu s-a publicat încă: s-a mai scris despre așa ceva. Dacă ce s-a găsit nu vă răspunde, apăsați din nou „Publică”.";

const BACK = { href: FORUM, label: "Forum" };

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = actorOf(context);
  discussionPolicy.allow("open", actor, blankDiscussion("general"), now(), BACK);
  const { draft, typed, formKey } = await draftOnPage(request, actor.userId);
  return {
    draft,
    typed,
    formKey,
    body: await typedBody(typed, { actor, post: null }),
    pictures: await picturesFor(actor),
    category: newDiscussion.read(url.searchParams).category ?? DISCUSSION_CATEGORY_CODES[0] ?? "",
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = actorOf(context);
  discussionPolicy.allow("open", actor, blankDiscussion("general"), now(), BACK); // before pictures of this form are stored
  const form = await readForm(request);
  const { html, body, errors } = await readPost(form, { actor, post: null });
  const lead = { lead: DISCUSSION_LEAD };
  const checked = alsoWrong(form, checkForm(form, discussionForm, lead), errors, lead);
  const isSeen = form.get("similar") === "seen";
  const title = String(form.get("title") ?? "");
  const similar = isSearchable(title) && !(isSeen && checked.ok) ? await similarTo(title, context) : null;
  const isUnseen = checked.ok && !isSeen && similar !== null && isAnythingSimilar(similar);
  return savedOrShown(form, {
    userId: actor.userId,
    checked: isUnseen ? { ok: false, refused: { ...refuse(form, {}), lead: DISCUSSED } } : checked,
    kept: { body, similar: similar ?? (isSeen ? NOTHING_SIMILAR : null) },
    count: () => countTry(WRITING_LIMIT, actor.userId),
    save: (value) =>
      openDiscussion(actor, { ...value, category: value.category as DiscussionCategory, body: html }).catch(
        refusedForm(form),
      ),
    stored: null,
    back: discussionPath,
    done: { tone: "green", title: "Succes", text: "Topicul a fost creat cu succes!" },
    failed: "A apărut o eroare la crearea topicului.",
  });
}

export default function DiscussionNew({ loaderData, actionData }: Route.ComponentProps) {
  const { draft, typed, formKey, body, pictures, category } = loaderData;
  return (
    <PostPage
      heading="Topic Nou"
      intro="Discuția o poate citi oricine, fără cont, dacă nu alegeți categoria „Numai pentru membri”."
      back={BACK}
      answered={actionData}
      defaults={{ category }}
      draft={draft}
      typed={typed}
      formKey={formKey}
      submit="Publică"
      busyLabel="Se publică…"
      files
      note={MENTION_HINT}
    >
      <LineField
        name="title"
        label="Titlul"
        maxLength={LONGEST_TITLE}
        hint="Întrebarea dumneavoastră, într-o propoziție."
      />
      <SimilarNotice shown={actionData?.kept?.similar ?? null} />
      <SelectField name="category" label="Categoria" options={optionsOf(DISCUSSION_CATEGORIES)} />
      <PostBody body={actionData?.kept?.body ?? body} pictures={pictures} />
    </PostPage>
  );
}
