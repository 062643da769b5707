import { PAPER_KINDS } from "~/modules/paperwork/rules/paper-kind";
import { CHANGE, modelPath } from "~/modules/paperwork/rules/paths";
import { versionToTell } from "~/modules/paperwork/store/models.server";
import { quoted } from "~/platform/language/quotes";
import type { Notice, NoticesByEvent, NoticesOf } from "../rules/notice";
import { rule, type Sentence, says, textOf } from "../rules/sentence";

type Told = NonNullable<Awaited<ReturnType<typeof versionToTell>>>;

const changed = ({ version: { kind } }: Told, to: readonly string[], message: Sentence): Notice | null =>
  to.length === 0
    ? null
    : {
        type: "paper_model_changed",
        to: { organisations: to },
        title: says`${rule(quoted(PAPER_KINDS[kind]))}: modelul platformei s-a schimbat`,
        message: says`${message} Documentele se fac în continuare după textul instituției dumneavoastră.`,
        href: `${modelPath(kind)}#${CHANGE}`,
        action: "Vezi diferența",
      };

/** The authorities whose own text does not take a new version into account; none when that is no longer the current one. */
const published: NoticesOf = async ({ subjectId }) => {
  const told = await versionToTell(subjectId);
  if (told === null || told.current !== told.version.number) return null;
  const { number } = told.version;
  const behind = told.copies.filter(({ basedOn }) => basedOn !== number);
  return changed(
    told,
    behind.map(({ organisationId }) => organisationId),
    says`S-a publicat versiunea ${number}: ${textOf("model_note", subjectId)}`,
  );
};

/** The authorities whose own text was made after the withdrawn version. */
const withdrawn: NoticesOf = async ({ subjectId }) => {
  const told = await versionToTell(subjectId);
  if (told === null || told.version.withdrawn === null) return null;
  const { number } = told.version;
  const after = told.copies.filter(({ basedOn }) => basedOn === number);
  return changed(
    told,
    after.map(({ organisationId }) => organisationId),
    says`Versiunea ${number} a fost retrasă: ${textOf("model_withdrawal", subjectId)}`,
  );
};

export const paperworkNotices = {
  "paper_model.published": published,
  "paper_model.withdrawn": withdrawn,
} satisfies NoticesByEvent;
