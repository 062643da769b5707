import type { ReactNode } from "react";
import { MAIN_ID, SkipLink } from "../skip-link/skip-link";
import { type BarLink, BottomBar } from "./bottom-bar";
import { Rail, type RailGroup } from "./rail";
import { TopBar, type TopBarProps } from "./top-bar";

export type WorkspaceProps = Omit<TopBarProps, "links"> & {
  /** The path of the page, to mark where we are. */
  path: string;
  /** "Spațiul de lucru", for the ear. */
  label?: string;
  groups: readonly RailGroup[];
  /** Five sections for narrow screens. */
  bar: readonly BarLink[];
  /** `<OrganisationMark size="s" …>`, at the bottom of the rail. */
  organisation: ReactNode;
  children: ReactNode;
};

/** The frame of every signed-in page: skip link, selvedge, rail, top bar, main, bottom bar. */
export function Workspace(props: WorkspaceProps) {
  const { path, label = "Spațiul de lucru", groups, bar, organisation, children, ...top } = props;
  const links = groups.flatMap((group) => group.links);
  const current = currentHref(
    links.map((link) => link.href),
    path,
  );
  const barCurrent =
    current ??
    currentHref(
      bar.flatMap((link) => [link.href, ...(link.covers ?? [])]),
      path,
    );
  const menu = links.map(({ href, label: word }) => ({ href, label: word, current: href === current }));
  return (
    <>
      <SkipLink />
      <div className="selvedge" aria-hidden="true" />
      <div className="ws">
        <Rail
          home={top.home}
          label={label}
          groups={groups}
          current={current}
          exact={current === path}
          organisation={organisation}
        />
        <TopBar {...top} links={menu} />
        <main className="ws__main" id={MAIN_ID} tabIndex={-1}>
          {children}
        </main>
        <BottomBar links={bar} current={barCurrent} />
      </div>
    </>
  );
}

/** Of these addresses, the one that the path belongs to: the longest that it is or lies under. */
export function currentHref(hrefs: readonly string[], path: string): string | undefined {
  const holding = hrefs.filter((href) => path === href || path.startsWith(href.endsWith("/") ? href : `${href}/`));
  return holding.sort((one, other) => other.length - one.length)[0];
}
