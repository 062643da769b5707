import { type ForwardLink, type RefusalData, refusalDataOf } from "~/platform/refusal";

export type ErrorWords = { title: string; sentence: string; literal?: string; way?: ForwardLink | undefined };

/** Texts that the page of a refusal shows besides. */
export const refusalTexts = (data: unknown): Pick<RefusalData, "stored" | "typed"> => refusalDataOf(data) ?? {};

const titles: Record<number, string> = {
  400: "Cererea nu a putut fi citită",
  403: "Nu aveți acces aici",
  404: "404",
  405: "Această adresă nu primește formulare",
  409: "Între timp s-a schimbat ceva",
  413: "Textul este prea mare",
  429: "Prea multe încercări",
  503: "Revenim imediat",
};
const FAULT =
  "S-a întâmplat ceva neașteptat la noi. Nimic din ce era salvat nu s-a pierdut. Încercați din nou peste câteva minute.";
const MISSING = "Pagina pe care o căutați nu există sau nu este a dumneavoastră.";

/** Texts of an error page. A refusal has its own sentence; other errors are described without details. */
export function errorWords(status: number, data: unknown): ErrorWords {
  const refusal = refusalDataOf(data);
  if (status === 404) return { title: "404", literal: "Oops! Page not found", sentence: MISSING };
  const title = titles[status] ?? "Ceva nu a mers";
  return {
    title,
    sentence: refusal?.sentence ?? (status < 500 ? "Întoarceți-vă și încercați din nou." : FAULT),
    way: refusal?.way,
  };
}
