import { Bookmark, BookmarkCheck } from "lucide-react";
import { RETURN_TO } from "~/platform/form/hidden-fields";
import { PostButton } from "~/ui/form/post-button";
import { keepingPath } from "../rules/listing";

/** Keeps a firm in the list of whoever is signed in, or takes it out; `back` is the list in which it stands. */
export function KeepPartner({ id, name, kept, back }: { id: string; name: string; kept: boolean; back: string }) {
  return (
    <PostButton
      action={keepingPath(id)}
      fields={{ kept: kept ? "no" : "yes", [RETURN_TO]: back }}
      preventScrollReset
      icon={kept ? BookmarkCheck : Bookmark}
      small
      variant="quiet"
    >
      {kept ? "Scoate din listă" : "Păstrează în listă"}
      <span className="vh">: {name}</span>
    </PostButton>
  );
}
