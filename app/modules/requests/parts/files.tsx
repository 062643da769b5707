import { sizeText } from "~/platform/language/file-size";
import { Anchor } from "~/ui/anchor/anchor";

/** `id` is the last segment of the file's address. */
export type ListedFile = { id: string; name: string; size: number };

/** `at` is null for files that have no address yet. */
export function Files({ files, at }: { files: readonly ListedFile[]; at: string | null }) {
  if (files.length === 0) return <span className="muted">Niciun fișier</span>;
  return (
    <ul>
      {files.map(({ id, name, size }) => (
        <li key={id}>
          {at === null ? (
            name
          ) : (
            <Anchor href={`${at}/${id}`} download reload>
              {name}
            </Anchor>
          )}{" "}
          <span className="muted small nowrap">{sizeText(size)}</span>
        </li>
      ))}
    </ul>
  );
}
