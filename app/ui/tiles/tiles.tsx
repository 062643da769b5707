import { Anchor, type LinkTo } from "../anchor/anchor";
import { Icon, type IconShape } from "../icon/icon";

/** Shortcuts with an icon and a word, two in a row. */
export function Tiles({ label, tiles }: { label: string; tiles: ReadonlyArray<LinkTo & { icon: IconShape }> }) {
  return (
    <nav className="tiles" aria-label={label}>
      {tiles.map((tile) => (
        <Anchor key={tile.href} href={tile.href}>
          <Icon of={tile.icon} />
          {tile.label}
        </Anchor>
      ))}
    </nav>
  );
}
