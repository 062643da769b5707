import { FlaskConical, Plus, Trash2 } from "lucide-react";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { newFormKey } from "~/platform/form/once.server";
import { keepList } from "~/platform/http/last-list.server";
import { dateLong } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { countyOptions } from "~/platform/romania/counties";
import { DialogLink } from "~/ui/dialog/dialog";
import { QuestionDialog } from "~/ui/dialog/question-dialog";
import { ChoiceFilter, Filters, SearchFilter } from "~/ui/filters/filters";
import { PostButton } from "~/ui/form/post-button";
import { ListPage } from "~/ui/list/list-page";
import { type AdminCommunityFacts, AdminCommunityRow } from "../parts/admin-community-row";
import { COMMUNITIES_PER_ADMIN_PAGE } from "../rules/administration";
import { communityCardFacts } from "../rules/card";
import { isUnowned } from "../rules/claims";
import {
  type AdminCommunityQuery,
  adminCommunitiesPath,
  adminCommunityList,
  COMMUNITY_FILTERS,
  type CommunityFilter,
  isPublic,
} from "../rules/listing";
import { ADMIN_COMMUNITIES, NEW_COMMUNITY, TEST_COMMUNITIES, TEST_REMOVAL } from "../rules/paths";
import {
  type AdministeredCommunity,
  administeredCommunities,
  administeredCounts,
  testCommunityIds,
} from "../store/administration.server";
import type { Route } from "./+types/admin-community-list.page";

export async function loader({ context, url }: Route.LoaderArgs) {
  adminOf(context);
  const query = adminCommunityList.read(url.searchParams);
  keepList(context, ADMIN_COMMUNITIES, adminCommunitiesPath(query, { page: query.page }));
  const list = await listOf(query).catch(couldNotLoad);
  if (list) leadToLast({ page: query.page, pages: list.pages }, (page) => adminCommunitiesPath(query, { page }));
  return { query, search: url.searchParams.toString(), formKey: newFormKey(), list };
}

async function listOf(query: AdminCommunityQuery) {
  const [{ rows, found }, counts, tests] = await Promise.all([
    administeredCommunities(query),
    administeredCounts(),
    testCommunityIds(),
  ]);
  return {
    cards: rows.map(adminCommunityFacts),
    found,
    pages: Math.ceil(found / COMMUNITIES_PER_ADMIN_PAGE),
    all: counts.all,
    kinds: {
      neadministrate: `${COMMUNITY_FILTERS.neadministrate} (${counts.unowned})`,
      test: `${COMMUNITY_FILTERS.test} (${counts.tests})`,
    } satisfies Record<CommunityFilter, string>,
    removable: tests.length,
  };
}

export const meta = () => [{ title: "Comunități – PSP" }];

export default function AdminCommunityList({ loaderData: { query, search, formKey, list } }: Route.ComponentProps) {
  const tests = list?.removable ?? 0;
  return (
    <ListPage
      asked={adminCommunityList.at(ADMIN_COMMUNITIES, query)}
      shown={list?.cards.length ?? null}
      heading="Comunități"
      count={list && [list.found, `din ${list.all}`]}
      actions={[
        tests > 0 ? <TestRemoval key="removal" count={tests} /> : null,
        <PostButton key="tests" icon={FlaskConical} action={TEST_COMMUNITIES} formKey={formKey} busyLabel="Se creează…">
          Creează 5 comunități de test
        </PostButton>,
        { label: "Adaugă comunitate", icon: Plus, href: NEW_COMMUNITY, primary: true },
      ]}
      filters={
        <Filters label="Caută comunități">
          <SearchFilter name="cauta" label="Numele comunității sau județul" maxLength={120} />
          <ChoiceFilter name="judet" label="Județ" options={countyOptions} />
          <ChoiceFilter name="fel" label="Care" options={list?.kinds ?? COMMUNITY_FILTERS} />
        </Filters>
      }
      nothingYet={{
        title: "Nicio comunitate, deocamdată",
        text: "Aici apar comunitățile pe care le fac autoritățile și cele pe care le adăugați pentru ele. Pentru încercări, creați cinci de test: se șterg dintr-o apăsare.",
        action: { label: "Adaugă prima comunitate", href: NEW_COMMUNITY, primary: true },
      }}
      nothingMatches={{ title: "Nicio comunitate nu corespunde căutării" }}
      pages={list?.pages}
      pagesLabel="Paginile cu comunități"
    >
      {list?.cards.map((community) => (
        <AdminCommunityRow key={community.id} community={community} search={search} />
      ))}
    </ListPage>
  );
}

function TestRemoval({ count }: { count: number }) {
  return (
    <>
      <DialogLink variant="quiet" icon={Trash2} dialog="sterge-test" href={TEST_REMOVAL}>
        Șterge comunitățile de test
      </DialogLink>
      <QuestionDialog
        id="sterge-test"
        title="Ștergeți comunitățile de test?"
        effect={`${plural(count, "comunitate de test se șterge", "comunități de test se șterg")} definitiv, cu imaginile lor. Nu trec prin coș.`}
      >
        <PostButton variant="danger" icon={Trash2} action={TEST_REMOVAL} busyLabel="Se șterg…">
          Șterge comunitățile de test
        </PostButton>
      </QuestionDialog>
    </>
  );
}

/** The facts in a row of the ADMIN's list. */
function adminCommunityFacts(community: AdministeredCommunity): AdminCommunityFacts {
  const { owner, verification, createdAt } = community;
  return {
    ...communityCardFacts(community),
    owner,
    unowned: isUnowned(community),
    verified: verification === "verified",
    shown: isPublic({ deletedAt: null, owner: verification }),
    created: dateLong(createdAt),
  };
}
