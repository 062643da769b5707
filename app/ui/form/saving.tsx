import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { Autosave } from "./use-autosave";
import type { Keeping } from "./use-kept-form";

/** A status line for screen readers too. */
const status = (words: ReactNode) => (
  <p className="small muted num" role="status">
    {words}
  </p>
);

/** The state of autosave. */
export function Saving({ saving: { busy, answer } }: { saving: Autosave }) {
  if (busy) return status("Se salvează…");
  if (answer === null) return status("");
  return "saved" in answer ? status(`Salvat la ${answer.saved}`) : <Lost sentence={answer.unsaved} {...answer} />;
}

/** The state of the server draft. */
export function Kept({ keeping }: { keeping: Keeping }) {
  if (keeping === null) return status("");
  return "kept" in keeping ? (
    status(`Text păstrat la ${keeping.kept}`)
  ) : (
    <Lost sentence={keeping.unkept} {...keeping} />
  );
}

/** The sign-in opens in another tab, so that this page stays as it is. */
function Lost({ sentence, signIn }: { sentence: string; signIn?: boolean | undefined }) {
  const { pathname } = useLocation();
  if (!signIn) return status(sentence);
  return status(
    <>
      {sentence}{" "}
      <a href={pathname.startsWith("/admin/") ? "/admin-login" : "/login"} target="_blank" rel="noopener">
        Conectați-vă în altă filă
      </a>
      , apoi continuați aici.
    </>,
  );
}
