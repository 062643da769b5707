import { BadgeCheck, ListOrdered, Plus } from "lucide-react";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { keepList } from "~/platform/http/last-list.server";
import { ButtonLink } from "~/ui/button/button";
import { ActList } from "../parts/act-list";
import { actList, actsPath } from "../rules/act-query";
import { ADMIN_ACTS, adminActPath, adminArticlesPath } from "../rules/paths";
import { actListOf } from "../views/act-view.server";
import type { Route } from "./+types/admin-act-list.page";

export async function loader({ context, url }: Route.LoaderArgs) {
  adminOf(context);
  const query = actList.read(url.searchParams);
  keepList(context, ADMIN_ACTS, actsPath.ADMIN(query, { page: query.page }));
  const list = await actListOf(query, now()).catch(couldNotLoad);
  if (list) leadToLast({ page: query.page, pages: list.pages }, (page) => actsPath.ADMIN(query, { page }));
  return { query, list };
}

export const meta = () => [{ title: "Legislație – PSP" }];

export default function AdminActList({ loaderData }: Route.ComponentProps) {
  return (
    <ActList
      {...loaderData}
      path={ADMIN_ACTS}
      hrefOf={(id) => adminActPath(id)}
      menuOf={({ id }) => [
        { label: "Articole", icon: ListOrdered, href: adminArticlesPath(id) },
        { label: "Am comparat azi", icon: BadgeCheck, post: adminActPath(id, "verification") },
      ]}
      action={
        <ButtonLink variant="primary" icon={Plus} href={adminActPath("new")}>
          Act nou
        </ButtonLink>
      }
      end={<p>„Am comparat azi” spune că ați citit actul la adresa lui oficială și că este scris aici corect.</p>}
      empty="Adăugați întâi actele pe care le citează documentele."
    />
  );
}
