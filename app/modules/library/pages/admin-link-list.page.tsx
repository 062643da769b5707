import { Plus, RefreshCw, Trash2 } from "lucide-react";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { newFormKey } from "~/platform/form/once.server";
import { Anchor } from "~/ui/anchor/anchor";
import { ListPage } from "~/ui/list/list-page";
import { ListTabs } from "~/ui/list/list-tabs";
import { Row } from "~/ui/list/row";
import { BrokenBadge, OutsideLink } from "../parts/link-rows";
import { LINK_LISTS, linkList } from "../rules/link-query";
import { checkWords } from "../rules/links";
import {
  ADMIN_LIBRARY,
  ADMIN_LINKS,
  adminActPath,
  adminArticlePath,
  adminLinkPath,
  adminResourcePath,
} from "../rules/paths";
import { brokenLinks, type LinkUse, listedLinks, numberOfBroken, numberOfLinks } from "../store/links.server";
import type { Route } from "./+types/admin-link-list.page";
import { type LinkRow, linkRow } from "./link-view.server";

export async function loader({ context, url }: Route.LoaderArgs) {
  adminOf(context);
  const { list } = linkList.read(url.searchParams);
  return { list, formKey: newFormKey(), found: await (list === null ? quick() : broken()).catch(couldNotLoad) };
}

const counted = async () => {
  const [all, nefunctionale] = await Promise.all([numberOfLinks(), numberOfBroken()]);
  return { all, nefunctionale };
};

async function quick() {
  const [links, counts] = await Promise.all([listedLinks({ text: "", category: null }), counted()]);
  const rows = links.map((link) => quickRow(linkRow(link), link.rank));
  return { counts, quick: rows, broken: [] };
}

async function broken() {
  const [addresses, counts] = await Promise.all([brokenLinks(), counted()]);
  return { counts, quick: [], broken: addresses.map((one) => ({ ...one, words: checkWords(one.state) })) };
}

const quickRow = (row: LinkRow, rank: number) => ({ ...row, rank, words: row.isOurs ? null : checkWords(row.state) });

export const meta = () => [{ title: "Linkuri rapide – PSP" }];

export default function AdminLinkList({ loaderData: { list, formKey, found } }: Route.ComponentProps) {
  const asked = linkList.at(ADMIN_LINKS, { list, page: 1 });
  const create = { label: "Link nou", icon: Plus, href: adminLinkPath("new"), primary: true };
  const shown = found && (list === null ? found.quick : found.broken).length;
  return (
    <ListPage
      asked={asked}
      heading="Linkuri rapide"
      count={found && [found.counts[list ?? "all"], "link", "linkuri"]}
      actions={create}
      crumb={{ href: ADMIN_LIBRARY, label: "Bibliotecă" }}
      above={
        <ListTabs label="Linkurile" asked={asked} by="list" all="În hub" tabs={LINK_LISTS} counts={found?.counts} />
      }
      end={
        <p>
          Platforma verifică o dată pe săptămână dacă linkurile răspund; unul care nu răspunde în trei zile diferite
          este arătat ca nefuncțional.
        </p>
      }
      shown={shown}
      filtered={false}
      nothingYet={
        list === null
          ? {
              title: "Niciun link, deocamdată",
              text: "Adăugați site-urile pe care le folosesc primăriile.",
              action: create,
            }
          : { title: "Niciun link nefuncțional", text: "Toate adresele care s-au putut verifica răspund." }
      }
    >
      {list === null ? (
        <QuickRows rows={found?.quick ?? []} formKey={formKey} />
      ) : (
        <BrokenRows rows={found?.broken ?? []} formKey={formKey} />
      )}
    </ListPage>
  );
}

const checkOf = (id: string, formKey: string, list: keyof typeof LINK_LISTS | null) => ({
  label: "Verifică acum",
  icon: RefreshCw,
  post: adminLinkPath(id, "check"),
  formKey,
  fields: { care: list ?? "" },
  busyLabel: "Se verifică…",
});

type Found = NonNullable<Route.ComponentProps["loaderData"]["found"]>;

const QuickRows = ({ rows, formKey }: { rows: Found["quick"]; formKey: string }) =>
  rows.map(({ id, title, note, address, category, isOurs, rank, words, isBroken, checkId }) => (
    <Row
      key={id}
      href={adminLinkPath(id)}
      title={title}
      say={note}
      facts={[`locul ${rank}`, category, address, words]}
      state={isBroken ? <BrokenBadge /> : null}
      menu={[
        ...(isOurs || checkId === null ? [] : [checkOf(checkId, formKey, null)]),
        { label: "Șterge", icon: Trash2, href: adminLinkPath(id, "removal") },
      ]}
    />
  ));

const USES: Readonly<Record<LinkUse["kind"], { label: string; path: (id: string) => string }>> = {
  link: { label: "Linkul rapid", path: (id) => adminLinkPath(id) },
  act: { label: "Adresa oficială a actului", path: (id) => adminActPath(id) },
  article: { label: "Pagina articolului", path: (id) => adminArticlePath(id) },
  document: { label: "Textul documentului", path: (id) => adminResourcePath(id, "edit") },
};

/** What failed and since when, and where each is repaired. */
const BrokenRows = ({ rows, formKey }: { rows: Found["broken"]; formKey: string }) =>
  rows.map(({ id, address, words, uses }) => (
    <Row
      key={id}
      title={<OutsideLink href={address}>{address}</OutsideLink>}
      name={address}
      facts={[
        words,
        ...uses.map((use) => (
          <span key={use.kind + use.id}>
            {USES[use.kind].label}: <Anchor href={USES[use.kind].path(use.id)}>{use.title}</Anchor>
          </span>
        )),
      ]}
      menu={[checkOf(id, formKey, "nefunctionale")]}
    />
  ));
