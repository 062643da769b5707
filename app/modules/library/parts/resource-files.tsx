import { Anchor } from "~/ui/anchor/anchor";
import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import type { ResourceView } from "../views/resource-view.server";

/** The files of an edition, each to be downloaded; its SHA-256 is there for whoever compares copies. */
export const ResourceFiles = ({ files }: Pick<ResourceView, "files">) => (
  <List heading="Fișiere" tight>
    {files.map(({ id, name, kind, size, sha256, href, reading }) => (
      <Row
        key={id}
        title={
          <Anchor href={href} download reload>
            {name}
          </Anchor>
        }
        name={name}
        facts={[kind, size, reading]}
        menu={[
          <p key="sha" className="menu__note">
            Amprenta SHA-256: <code>{sha256}</code>
          </p>,
        ]}
      />
    ))}
  </List>
);
