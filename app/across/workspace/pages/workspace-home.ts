import { redirect } from "react-router";
import { homeOf } from "~/modules/accounts/rules/actor";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import type { Route } from "./+types/workspace-home";

/** The bare address of a workspace. */
export const loader = ({ context }: Route.LoaderArgs) => redirect(homeOf(actorOf(context)));
