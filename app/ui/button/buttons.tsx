import { isValidElement, type ReactNode } from "react";
import type { LinkTo } from "../anchor/anchor";
import { ButtonLink, type ButtonLook } from "./button";

/** A link that looks like a button, in the props of a component. */
export type ButtonTo = LinkTo & Pick<ButtonLook, "icon"> & { primary?: boolean };

/** One or more of them, beside whatever else a page offers. */
export type ButtonsOf = ReactNode | ButtonTo | readonly (ReactNode | ButtonTo)[];

const isButton = (one: ReactNode | ButtonTo): one is ButtonTo =>
  typeof one === "object" && one !== null && !isValidElement(one) && "href" in one;

/** What a page, or an empty list, offers. */
export function Buttons({ of }: { of: ButtonsOf }): ReactNode {
  if (Array.isArray(of)) {
    // biome-ignore lint/suspicious/noArrayIndexKey: the buttons of a page never change places
    return of.map((one, place) => <Buttons key={place} of={one} />);
  }
  const one = of as ReactNode | ButtonTo;
  if (!isButton(one)) return one;
  const { label, primary, ...link } = one;
  return (
    <ButtonLink {...link} variant={primary ? "primary" : "default"}>
      {label}
    </ButtonLink>
  );
}
