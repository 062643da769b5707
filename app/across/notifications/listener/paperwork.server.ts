import { PAPER_KINDS } from "~/modules/paperwork/rules/paper-kind";
import { CHANGE, modelPath } from "~/modules/paperwork/rules/paths";
import { versionToTell } from "~/modules/paperwork/store/models.server";
import { quoted } from "~/platform/language/quotes";
import { asSentence } from "~/platform/language/text";
import type { Notice, NoticesByEvent, NoticesOf } from "../rules/notification";

type Told = NonNullable<Awaited<ReturnType<typeof versionToTell>>>;

const changed = ({ version: { kind } }: Told, to: readonly string[], message: string): Notice | null =>
  to.length === 0
    ? null
    : {
        type: "paper_model_changed",
        to: { organisations: to },
        title: `${quoted(PAPER_KINDS[kind])}: modelul platformei s-a schimbat`,
        message: `${message} Documentele se fac în continuare după textul instituției dumneavoastră.`,
        href: `${modelPath(kind)}#${CHANGE}`,
        action: "Vezi diferența",
      };

/** The authorities whose own text does not take a new version into account; none when that is no longer the current one. */
const published: NoticesOf = async ({ subjectId }) => {
  const told = await versionToTell(subjectId);
  if (told === null || told.current !== told.version.number) return null;
  const { number, note } = told.version;
  const behind = told.copies.filter(({ basedOn }) => basedOn !== number);
  return changed(
    told,
    behind.map(({ organisationId }) => organisationId),
    `S-a publicat versiunea ${number}: ${asSentence(note)}`,
  );
};

/** The authorities whose own text was made after the withdrawn version. */
const withdrawn: NoticesOf = async ({ subjectId }) => {
  const told = await versionToTell(subjectId);
  if (told === null || told.version.withdrawn === null) return null;
  const { number, withdrawn: why } = told.version;
  const after = told.copies.filter(({ basedOn }) => basedOn === number);
  return changed(
    told,
    after.map(({ organisationId }) => organisationId),
    `Versiunea ${number} a fost retrasă: ${asSentence(why.reason)}`,
  );
};

export const paperworkNotices = {
  "paper_model.published": published,
  "paper_model.withdrawn": withdrawn,
} satisfies NoticesByEvent;
