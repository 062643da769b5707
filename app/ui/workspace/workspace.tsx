import type { ReactNode } from "react";
import { MAIN_ID, SkipLink } from "../brand/skip-link";
import { type BarLink, BottomBar } from "./bottom-bar";
import { type AccountProps, Rail } from "./rail";
import { placeOf, type RoomGroups } from "./rooms";
import { TopBar, type TopBarProps } from "./top-bar";

export type WorkspaceProps = TopBarProps & {
  /** The path of the page, whose room is open. */
  path: string;
  groups: RoomGroups;
  /** Four rooms for narrow screens. */
  bar: readonly BarLink[];
  account: Omit<AccountProps, "signOut">;
  children: ReactNode;
};

/** The frame of every signed-in page: skip link, selvedge, rail, top bar, main, bottom bar. */
export function Workspace({ path, groups, bar, account, children, ...top }: WorkspaceProps) {
  const place = placeOf(groups, path);
  const signed = { ...account, signOut: top.signOut };
  return (
    <>
      <SkipLink />
      <div className="selvedge" aria-hidden="true" />
      <div className="ws">
        <Rail home={top.home} groups={groups} place={place} account={signed} />
        <TopBar {...top} />
        <main className="ws__main" id={MAIN_ID} tabIndex={-1}>
          {children}
        </main>
        <BottomBar links={bar} groups={groups} place={place} account={signed} />
      </div>
    </>
  );
}
