import { type AnchorHTMLAttributes, useContext } from "react";
import { useInRouterContext } from "react-router";
import { ShellContext } from "~/platform/shell";

export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "style"> & {
  href: string;
  /** Load a document instead of moving inside the app: sign-in, sign-out, downloads. */
  reload?: boolean;
  [data: `data-${string}`]: string | undefined;
};

/** A link as the rest of a component needs it: without a section, plain address. */
export type LinkTo = { href: string; label: string };

const LEAVES_THE_APP = /^(#|[a-z][a-z\d+.-]*:|\/\/)/i;

/** Every link of the design system: moves inside the app where it is hydrated, an ordinary link everywhere else. */
export function Anchor({ href, reload = false, ...rest }: AnchorProps) {
  const inRouter = useInRouterContext();
  const { signedIn } = useContext(ShellContext); // a stranger's page never moves inside the app
  const staysInside = inRouter && signedIn && !reload && rest.download === undefined && !LEAVES_THE_APP.test(href);
  return <a href={href} {...rest} data-discover={staysInside ? "true" : undefined} />;
}
