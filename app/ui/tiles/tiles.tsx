import { Anchor, type LinkTo } from "../anchor/anchor";
import { classNames } from "../class-names";
import { Icon, type IconShape } from "../icon/icon";

type TilesProps = {
  label: string;
  tiles: ReadonlyArray<LinkTo & { icon: IconShape }> /** All in one row on a wide screen. */;
  wide?: boolean;
};

/** Shortcuts with an icon and a word, two in a row. */
export function Tiles({ label, tiles, wide = false }: TilesProps) {
  return (
    <nav className={classNames("tiles", wide && "tiles--wide")} aria-label={label}>
      {tiles.map((tile) => (
        <Anchor key={tile.href} href={tile.href}>
          <Icon of={tile.icon} />
          {tile.label}
        </Anchor>
      ))}
    </nav>
  );
}
