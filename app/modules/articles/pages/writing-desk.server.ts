import type { RouterContextProvider } from "react-router";
import { actorOf } from "~/modules/accounts/request.server";
import { now } from "~/platform/clock";
import type { NewFlash } from "~/platform/flash/flash.server";
import { idFromPath } from "~/platform/form/id";
import { FORM_KEY, newFormKey, once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { orFault } from "~/platform/http/fault.server";
import { goTo } from "~/platform/http/go.server";
import { notFound } from "~/platform/refusal";
import { type Author, isAuthor } from "../rules/author";
import { deskPath, writingPath } from "../rules/paths";
import type { ArticleAction } from "../rules/policy";
import { articlePolicy } from "../rules/policy";
import { articleOf } from "../store/own.server";
import { wayTo } from "../verbs/guard.server";

type Context = Readonly<RouterContextProvider>;

/** Who writes, and where: the same pages stand in both workspaces. */
export type Desk = { actor: Author; base: string };

export function deskOf(context: Context): Desk {
  const actor = actorOf(context);
  if (!isAuthor(actor)) throw notFound();
  return { actor, base: writingPath(actor.role) };
}

export type StepArguments = { context: Context; params: { id?: string | undefined }; request: Request };

/** What a step's page shows when the step can be taken now; else the page that says why not, with the way back. */
export async function stepOf(action: ArticleAction, { context, params }: Omit<StepArguments, "request">) {
  const { actor, base } = deskOf(context);
  const at = now();
  const article = await articleOf(actor, idFromPath(params.id), at);
  articlePolicy.allow(action, actor, article, at, wayTo(actor, article.id));
  const step = { base, id: article.id, title: article.title, path: deskPath(base, article.id) };
  return { actor, at, article, step, formKey: newFormKey() };
}

type Taken = {
  /** The specification's sentence for when it fails for no fault of the author's. */
  failed: string;
  flash(did: { base: string; id: string }): NewFlash;
  /** Where it leads; the article itself when it does not say. */
  to?(did: { base: string; id: string }): string;
  work(actor: Author, id: string, form: FormData): Promise<void>;
};

/** A posted step: done once however often it was sent. A button that takes something back carries no key: it is done once by nature. */
export async function stepTaken({ context, params, request }: StepArguments, { failed, flash, to, work }: Taken) {
  const { actor, base } = deskOf(context);
  const id = idFromPath(params.id);
  const form = await readForm(request);
  const led = to?.({ base, id }) ?? deskPath(base, id);
  return orFault(deskPath(base, id), failed, async () => {
    if (form.has(FORM_KEY)) {
      await once(form, actor.userId, async () => {
        await work(actor, id, form);
        return led;
      });
    } else {
      await work(actor, id, form);
    }
    return goTo(led, flash({ base, id }));
  });
}
