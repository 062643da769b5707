import { redirect } from "react-router";
import { actorOf } from "~/modules/accounts/http/request.server";
import { homeOf } from "~/modules/accounts/rules/actor";
import type { Route } from "./+types/workspace-home";

/** The bare address of a workspace. */
export const loader = ({ context }: Route.LoaderArgs) => redirect(homeOf(actorOf(context)));
