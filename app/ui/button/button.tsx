import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, useContext } from "react";
import { buttonKey, PRESSED } from "~/platform/form/hidden-fields";
import { Anchor, type AnchorProps } from "../anchor/anchor";
import { classNames } from "../class-names";
import { FormWords } from "../form/form-words";
import { Icon, type IconShape } from "../icon/icon";

/**
 * `primary`: the one action of a decision. `choose`: equal, competing choices. `quiet`: beside another button.
 * `danger`: takes something away. `default`: everything else.
 */
export type ButtonVariant = "default" | "primary" | "choose" | "quiet" | "danger";

export type ButtonLook = {
  variant?: ButtonVariant;
  small?: boolean | undefined;
  /** An icon before the words. */
  icon?: IconShape;
  /** Show the icon alone; the words are still read aloud. */
  iconOnly?: boolean;
};

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "style"> &
  ButtonLook & {
    /** Its action is under way: it shows `busyLabel`, keeps its focus and ignores clicks. */
    busy?: boolean;
    /** Its words while it is busy ("Se trimite…"). */
    busyLabel?: ReactNode;
  };

function buttonClass({ variant = "default", small, iconOnly }: ButtonLook, className?: string): string {
  return classNames(
    "btn",
    variant !== "default" && `btn--${variant}`,
    small && "btn--s",
    iconOnly && "btn--icon",
    className,
  );
}

function Words({ icon, iconOnly, children }: Pick<ButtonLook, "icon" | "iconOnly"> & { children: ReactNode }) {
  return (
    <>
      {icon ? <Icon of={icon} /> : null}
      {iconOnly ? <span className="vh">{children}</span> : icon ? <span>{children}</span> : children}
    </>
  );
}

/** A button. Of type "submit" unless told otherwise, because nearly all of ours send a form. */
export function Button(props: ButtonProps) {
  const { variant, small, icon, iconOnly, busy, busyLabel, className, children, onClick, ...rest } = props;
  const words = useContext(FormWords);
  const label = words !== null && !rest.type && typeof children === "string" ? children : null;
  if (label !== null && rest.name) words?.set(buttonKey(rest.name, rest.value), label);
  const click = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="submit"
      {...(label !== null && { name: PRESSED, value: label })}
      {...rest}
      className={buttonClass({ variant, small, iconOnly }, className)}
      aria-disabled={busy ? "true" : rest["aria-disabled"]}
      onClick={click}
    >
      <Words icon={icon} iconOnly={iconOnly}>
        {busy && busyLabel ? busyLabel : children}
      </Words>
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink(props: AnchorProps & ButtonLook) {
  const { variant, small, icon, iconOnly, className, children, ...rest } = props;
  return (
    <Anchor {...rest} className={buttonClass({ variant, small, iconOnly }, className)}>
      <Words icon={icon} iconOnly={iconOnly}>
        {children}
      </Words>
    </Anchor>
  );
}

/** Words in the size and place of a button, for an action that is done ("Ai răspuns"). */
export function ButtonDone({ icon, small, children }: Pick<ButtonLook, "icon" | "small"> & { children: ReactNode }) {
  return (
    <span className={buttonClass({ small }, "btn--done")}>
      <Words icon={icon}>{children}</Words>
    </span>
  );
}
