import { dateLong, iso } from "~/platform/language/dates";

type Shown = {
  id: string;
  stars: number;
  text: string;
  organisation: string;
  writtenAt: Date;
  heldAt: Date;
  hiddenAt: Date | null;
  hiddenReason: string | null;
};

export const reviewView = ({ id, stars, text, organisation, writtenAt, heldAt, hiddenAt, hiddenReason }: Shown) => ({
  id,
  stars,
  text,
  organisation,
  written: { at: iso(writtenAt), text: dateLong(writtenAt) },
  held: dateLong(heldAt),
  hidden: hiddenAt && `Ascunsă la ${dateLong(hiddenAt)}. Motivul: ${hiddenReason ?? ""}`,
});
export type ReviewView = ReturnType<typeof reviewView>;
