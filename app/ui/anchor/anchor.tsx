import { type AnchorHTMLAttributes, useContext } from "react";
import { useInRouterContext } from "react-router";
import { ShellContext } from "~/platform/shell";

export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "style"> & {
  href: string;
  /** Load a document instead of navigating inside the app: sign-in, sign-out, downloads. */
  reload?: boolean;
  [data: `data-${string}`]: string | undefined;
};

/** A link in the props of a component. */
export type LinkTo = { href: string; label: string };

const NOT_A_ROUTE = /^(#|[a-z][a-z\d+.-]*:|\/\/)/i;

/** Every link of the design system: a client-side navigation on hydrated pages, an ordinary link elsewhere. */
export function Anchor({ href, reload = false, ...rest }: AnchorProps) {
  const inRouter = useInRouterContext();
  const { signedIn } = useContext(ShellContext); // pages of visitors are not hydrated
  const staysInside = inRouter && signedIn && !reload && rest.download === undefined && !NOT_A_ROUTE.test(href);
  return <a href={href} {...rest} data-discover={staysInside ? "true" : undefined} />;
}
