/** The woven edge that opens every page. The two page frames (PublicPage, Workspace) already carry it. */
export function Selvedge() {
  return <div className="selvedge" aria-hidden="true" />;
}
