import type { ReactNode } from "react";
import { MAIN_ID, SkipLink } from "../brand/skip-link";

export type PublicPageProps = {
  header: ReactNode;
  footer: ReactNode;
  /** The content has its own sections at full width (landing page); otherwise it has the width of a page. */
  wide?: boolean;
  children: ReactNode;
};

/** The frame of public pages: skip link, selvedge, header, main, footer. */
export function PublicPage({ header, footer, wide, children }: PublicPageProps) {
  return (
    <>
      <SkipLink />
      <div className="selvedge" aria-hidden="true" />
      {header}
      <main id={MAIN_ID} tabIndex={-1} className={wide ? undefined : "page page--main"}>
        {children}
      </main>
      {footer}
    </>
  );
}
