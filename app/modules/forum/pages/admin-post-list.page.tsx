import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { since as ago } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { excerpt } from "~/platform/language/text";
import { ListPage } from "~/ui/list/list-page";
import { Row } from "~/ui/list/row";
import { ADMIN_FORUM } from "../rules/paths";
import { adminPostPath } from "../rules/reports";
import { OPENING_EXCERPT } from "../rules/text";
import { waitingPosts } from "../store/reports.server";
import type { Route } from "./+types/admin-post-list.page";

/** More are shown when these are decided. */
const MOST_SHOWN = 50;

export async function loader({ context }: Route.LoaderArgs) {
  adminOf(context);
  const at = now();
  const found = await waitingPosts(MOST_SHOWN).catch(couldNotLoad);
  return {
    total: found?.[0]?.count ?? 0,
    rows:
      found?.map(({ id, title, bodyText, organisation, reports, hiddenAt, since }) => ({
        id,
        title,
        href: adminPostPath(id),
        excerpt: excerpt(bodyText, OPENING_EXCERPT),
        facts: [
          organisation,
          reports > 0 ? plural(reports, "raportare", "raportări") : null,
          hiddenAt ? "ascuns" : "arătat",
          `${reports > 0 ? "raportat" : "contestat"} ${ago(since, at)}`,
        ],
      })) ?? null,
  };
}

export const meta = () => [{ title: "Mesaje raportate – PSP" }];

export default function AdminPostList({ loaderData: { rows, total } }: Route.ComponentProps) {
  return (
    <ListPage
      path={ADMIN_FORUM}
      heading="Mesaje raportate"
      count={[total, "mesaj", "mesaje"]}
      shown={rows?.length ?? null}
      nothingYet={{ title: "Niciun mesaj raportat", text: "Aici apar mesajele raportate de membri, până se decide." }}
    >
      {rows?.map(({ id, title, href, excerpt: words, facts }) => (
        <Row key={id} href={href} title={title} say={words} facts={facts} />
      ))}
    </ListPage>
  );
}
