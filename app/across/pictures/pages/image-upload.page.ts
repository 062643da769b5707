import { actorContext } from "~/modules/accounts/signed-in/actor-context";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { storeImage } from "~/modules/media/verbs/image.server";
import { keptImage } from "~/modules/media/verbs/receive.server";
import { readForm } from "~/platform/form/read-form.server";
import { countTry, type Limit } from "~/platform/rate-limit/rate-limit.server";
import { Refusal } from "~/platform/refusal";
import type { UploadAnswer } from "~/ui/image-field/upload";
import type { Route } from "./+types/image-upload.page";

const LIMIT: Limit = {
  name: "image-upload",
  most: 120,
  seconds: 30 * 60,
  sentence: "Ați trimis foarte multe imagini într-un timp scurt.",
};
const STATUS = { size: 413, kind: 415, heic: 415, quota: 507, full: 507, away: 503, busy: 503 } as const;

/** Stores one picture for a form that is being filled in. Until the form is saved, only its sender may see it. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const actor = context.get(actorContext);
  if (!actor) return answer(401, "Sesiunea s-a încheiat. Conectați-vă în altă filă, apoi încercați din nou.");
  try {
    await countTry(LIMIT, actor.userId);
  } catch (error) {
    if (error instanceof Refusal) return answer(error.status, error.message, error.init.headers);
    throw error;
  }
  const { file, alt } = await sent(request);
  if (!file) return answer(415, "Nu a venit nicio imagine. Alegeți fișierul din nou.");
  const stored = await storeImage({ file, alt, by: uploaderOf(actor) });
  if (stored.ok)
    return Response.json({ kept: keptImage(stored.image) } satisfies UploadAnswer, { status: 201, headers });
  return answer(stored.problem in STATUS ? STATUS[stored.problem as keyof typeof STATUS] : 422, stored.sentence);
}

const headers = { "cache-control": "no-store" };

const answer = (status: number, sentence: string, more: Record<string, string> = {}): Response =>
  Response.json({ sentence } satisfies UploadAnswer, { status, headers: { ...headers, ...more } });

async function sent(request: Request): Promise<{ file: File | null; alt: string }> {
  const form = await readForm(request).catch(() => null);
  const file = form?.get("image");
  const alt = form?.get("alt");
  return { file: file instanceof File ? file : null, alt: typeof alt === "string" ? alt : "" };
}
