import type { LinkTo } from "../anchor/anchor";
import { ButtonLink } from "../button/button";
import type { IconShape } from "../icon/icon";

export type TilesProps = {
  label: string;
  tiles: ReadonlyArray<LinkTo & { icon: IconShape }>;
};

/** Shortcuts with an icon and a word, two in a row, four where there is room. */
export function Tiles({ label, tiles }: TilesProps) {
  return (
    <nav className="tiles" aria-label={label}>
      {tiles.map((tile) => (
        <ButtonLink key={tile.href} icon={tile.icon} href={tile.href}>
          {tile.label}
        </ButtonLink>
      ))}
    </nav>
  );
}
