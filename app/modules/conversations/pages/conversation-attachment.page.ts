import { actorContext } from "~/modules/accounts/actor-context";
import type { Route } from "./+types/conversation-attachment.page";
import { attachmentIn } from "./attachment.server";
import { memberOf } from "./list.server";

export const loader = ({ context, params }: Route.LoaderArgs) =>
  attachmentIn(memberOf(context.get(actorContext)), params.id, params.attachmentId);
