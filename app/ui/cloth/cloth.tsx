import { useId } from "react";
import { classNames } from "../class-names";
import { Picture, type PictureData } from "../photo/picture";
import { type ClothKind, initials, weave } from "./weave";

export type ClothProps = {
  /** The organisation's id: the same seed gives the same cloth everywhere. */
  seed: string;
  kind: ClothKind;
  verified?: boolean;
  /** 28, 36, 48, 88 px, or the width of its box. */
  size?: "xs" | "s" | "m" | "l" | "cover";
  /** A firm's name: its first two letters are sewn on the corner (not on a cover, and not below 48 px). */
  name?: string;
  /** An uploaded picture takes the cloth's place. */
  picture?: PictureData | null;
  /** The `sizes` of the picture, when its box has an unusual width. */
  sizes?: string;
  /** Above the fold: load eagerly. */
  eager?: boolean;
};

/** Lists on phones have dozens of low covers: 400 pixels are enough for each, whatever the screen density. */
const COVER = "(min-width: 48rem) 26rem, (min-resolution: 2.5dppx) 133px, (min-resolution: 1.5dppx) 200px, 100vw";
/** How wide each box is, for the browser to choose the picture's size. */
const WIDTHS = { xs: "28px", s: "36px", m: "48px", l: "88px", cover: COVER } as const;

/** The cloth of an organisation: avatar, cover, header. Decoration: its name stands beside it. */
export function Cloth(props: ClothProps) {
  const { seed, kind, verified = false, size = "m", name, picture, sizes, eager } = props;
  const instance = useId().replace(/[^\w-]/g, "");
  const className = classNames("cloth", size !== "m" && `cloth--${size}`);
  if (picture) {
    return (
      <span className={className}>
        <Picture picture={{ ...picture, alt: "" }} sizes={sizes ?? WIDTHS[size]} eager={eager ?? false} />
      </span>
    );
  }
  const label = name && kind === "FIRMA" && (size === "m" || size === "l") ? initials(name) : "";
  const svg = { __html: weave(seed, kind, verified, instance) };
  return (
    <span className={className}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, of numbers and colours; nobody's text is in it */}
      <span className="cloth__weave" dangerouslySetInnerHTML={svg} />
      {label ? <b aria-hidden="true">{label}</b> : null}
    </span>
  );
}
