import type { ReactNode } from "react";
import type { LinkTo } from "../anchor/anchor";
import { has } from "../has";
import { ButtonLink, type ButtonLook } from "./button";

/** A link that looks like a button, in the props of a component. */
export type ButtonTo = LinkTo & Pick<ButtonLook, "icon"> & { primary?: boolean };

type One = ReactNode | ButtonTo;
/** One or more of them, beside whatever else a page offers. */
export type ButtonsOf = One | readonly One[];

/** What a page, or an empty list, offers. */
export function Buttons({ of }: { of: ButtonsOf }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the buttons of a page never change places
  if (Array.isArray(of)) return of.map((one, place) => <Buttons key={place} of={one} />);
  const one = of as One;
  if (!has(one, "href")) return one;
  const { label, primary, ...link } = one;
  return (
    <ButtonLink {...link} variant={primary ? "primary" : "default"}>
      {label}
    </ButtonLink>
  );
}
