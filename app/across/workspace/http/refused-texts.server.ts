import {
  type ActionFunctionArgs,
  createContext,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { actorContext } from "~/modules/accounts/signed-in/actor-context";
import { belongsToNothing } from "~/platform/database/errors.server";
import { textsOf } from "~/platform/form/check-form.server";
import { waitingDrafts } from "~/platform/form/draft.server";
import { pathsOf, RESUME, SECOND } from "~/platform/form/draft-view";
import { labelsOf } from "~/platform/form/form-labels";
import { DRAFT_PAGE } from "~/platform/form/hidden-fields";
import { keepLongTexts } from "~/platform/form/long-text.server";
import { formIn } from "~/platform/form/read-form.server";
import { typedTexts } from "~/platform/form/typed-texts.server";
import { log } from "~/platform/log.server";
import { pick } from "~/platform/pick";
import { movedOn, Refusal } from "~/platform/refusal";
import { draftPageOf } from "../rules/draft-page";

type Routes = ServerBuild["routes"];
type Module = NonNullable<Routes[string]>["module"];
type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * The routes, whose refusals show what was typed: in the form that an action refuses, or in the draft kept for a page that no
 * longer opens. Here and not in each page, because every form may be refused: its term passes, its author is suspended.
 */
export const showingTypedTexts = (routes: Routes): Routes =>
  Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, route && { ...route, module: showing(route.module) }]),
  );

function showing(module: Module): Module {
  const { action, loader } = module;
  return {
    ...module,
    ...(action && { action: (asked) => answeredOrRefused({ action, loader }, asked) }),
    ...(loader && {
      loader: (asked) => {
        const page = asked.context.get(opened);
        return page?.loader === loader ? page.data : loadedBy(loader, asked);
      },
    }),
  };
}

/** The page that was opened to answer a form of it; it is not loaded again to be drawn. */
const opened = createContext<{ loader: NonNullable<Module["loader"]>; data: unknown } | null>(null);

/** The request whose action has answered, while the loaders of its page run: they have no form. */
const posted = createContext<Request | null>(null);

type Forms = { action: NonNullable<Module["action"]>; loader: Module["loader"] };

/**
 * Permission comes before validation: the mistakes of a form are said only to whom its page opens. Otherwise they would say of
 * a thing that this person may not see that it exists. A page that does not open answers instead of the form.
 */
async function answeredOrRefused({ action, loader }: Forms, asked: ActionFunctionArgs) {
  const answer = await answeredBy(action, asked).catch(async (error: unknown) => {
    if (error instanceof Refusal && error.status === 400) await openPage(loader, asked).catch(unlessOnward);
    throw error;
  });
  if (isShownForm(answer)) await openPage(loader, asked);
  return answer;
}

/** What an action returns of a form with mistakes, of one sent too often, and of one that somebody else overtook. */
const isShownForm = (answer: unknown): boolean =>
  typeof answer === "object" &&
  answer !== null &&
  "type" in answer &&
  answer.type === "DataWithResponseInit" &&
  ((answer as { init?: ResponseInit | null }).init?.status ?? 200) >= 400;

/** The address of a button has no page and leads to the one of the button: that says nothing of the person. */
const unlessOnward = (refused: unknown): void => {
  if (!(refused instanceof Response && refused.headers.has("location"))) throw refused;
};

async function openPage(loader: Module["loader"], asked: ActionFunctionArgs): Promise<void> {
  if (!loader) return;
  const { headers, signal, url } = asked.request;
  const data = await loadedBy(loader, { ...asked, request: new Request(url, { headers, signal }) });
  asked.context.set(opened, { loader, data });
}

async function answeredBy(action: Forms["action"], asked: ActionFunctionArgs) {
  asked.context.set(posted, asked.request);
  try {
    return await action(asked);
  } catch (error) {
    throw await withForm(belongsToNothing(error) ? deletedMeanwhile(error) : error, asked);
  } finally {
    await keepLongTexts();
  }
}

/** Here and not in each verb: only the database knows what another person has just deleted. */
function deletedMeanwhile(error: unknown): Refusal {
  log.warn({ error }, "a form was refused: what it belongs to is gone");
  return movedOn(GONE);
}
const GONE = "Formularul nu se mai poate salva: lucrul la care se referă a fost șters între timp.";

async function loadedBy(loader: NonNullable<Module["loader"]>, asked: LoaderFunctionArgs) {
  try {
    return await loader(asked);
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal === null) throw error;
    const { context } = asked;
    const post = context.get(posted);
    const shown = await (post ? withForm(refusal, { request: post, context }) : withDraft(refusal, asked));
    await keepLongTexts();
    throw shown.data.typed ? shown : error;
  }
}

const CLOSED = "Formularul de la această adresă nu mai poate fi trimis.";

/** A page that leads elsewhere refuses its form too; the other page says why. */
function refusalIn(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  const onward = error instanceof Response ? error.headers.get("location") : null;
  return onward === null ? null : movedOn(CLOSED, { href: onward, label: "Vedeți de ce" });
}

/** Not 400 and 413: those forms cannot be read. */
const READABLE = [403, 404, 409, 429, 503];

/** The texts of the form that an action refused. */
export async function withForm<Thrown>(error: Thrown, { request, context }: Asked): Promise<Thrown> {
  if (!(error instanceof Refusal) || !READABLE.includes(error.status)) return error;
  const form = await formIn(request);
  const typed = form && typedTexts(textsOf(form), labelsOf([...form]).fields);
  if (!typed) return error;
  const page = String(form.get(DRAFT_PAGE) ?? "");
  const [draft] = await draftsOf(context, [page]);
  return error.showing({ typed: { ...typed, draft: draft ? pick(draft, "path", "from") : null } });
}

/** The draft of a page that is refused. */
async function withDraft(refusal: Refusal, { request, context }: Asked): Promise<Refusal> {
  if (!context.get(actorContext)) return refusal; // of a stranger nothing is kept, and none of the address is read
  const paths = pagesOf(request).flatMap(pathsOf);
  const isSecond = new URL(request.url).searchParams.get(SECOND) === "da";
  const [draft] = await draftsOf(context, isSecond ? paths.reverse() : paths);
  const typed = draft && typedTexts(draft.kept.values);
  return draft && typed ? refusal.showing({ typed: { ...typed, draft: pick(draft, "path", "from") } }) : refusal;
}

/** One question, and none about addresses that keep no drafts. */
async function draftsOf(context: Asked["context"], paths: readonly string[]) {
  const actor = context.get(actorContext);
  const own = actor ? paths.filter((path) => draftPageOf(path, actor) !== null) : [];
  return actor && own.length > 0 ? waitingDrafts(actor.userId, own) : [];
}

/** What the page at this address may keep drafts under: its path, with its parameters or without. */
function pagesOf(request: Request): string[] {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.replace(/\.data$/, "");
  for (const name of [RESUME, SECOND, "_routes"]) searchParams.delete(name);
  return [path, ...(searchParams.size > 0 ? [`${path}?${searchParams}`] : [])];
}
