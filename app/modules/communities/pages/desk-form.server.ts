import { z } from "zod";
import type { Actor } from "~/modules/accounts/rules/actor";
import { authorityKindLabel } from "~/modules/accounts/rules/authority";
import type { Image } from "~/modules/media/rules/image";
import { pictureDifference } from "~/modules/media/rules/picture-difference";
import { type LocalDate, localDateOf } from "~/platform/calendar/local-date";
import type { NewFlash } from "~/platform/flash/flash.server";
import type { Defaults } from "~/platform/form/answers";
import { checkForm } from "~/platform/form/check-form.server";
import type { FieldTable } from "~/platform/form/field-table";
import { typedIn } from "~/platform/form/field-table.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { quoted } from "~/platform/language/quotes";
import { notFound } from "~/platform/refusal";
import { attractionForm, projectForm, sectionForms } from "../forms";
import { type DeskForm, PICTURES, type PictureField } from "../rules/editing";
import { ATTRACTION, PROJECT } from "../rules/item-fields";
import { projectDoubts } from "../rules/project-doubts";
import { SECTIONS, type Section, sectionFields } from "../rules/sections";
import { communityById, type StoredCommunity } from "../store/profile.server";
import type { ChosenPicture } from "../verbs/guard.server";
import {
  attractionPart,
  attractionVersion,
  type ItemSent,
  itemIn,
  projectPart,
  projectVersion,
  saveAttraction,
  saveProject,
} from "../verbs/items.server";
import {
  fixedKind,
  GALLERY_PART,
  galleryVersion,
  type SectionInput,
  saveGallery,
  saveSection,
  sectionVersion,
} from "../verbs/sections.server";
import { type Desk, type DeskRoute, editableDesk } from "../views/desk.server";
import {
  bothLists,
  editView,
  galleryChanged,
  picturesIn,
  picturesView,
  removedMeanwhile,
  SAVED,
  saveEdit,
  withPictures,
} from "./edit.server";

type Content = { heading: string; version: string; defaults: Defaults; pictures: readonly Image[] };
type Sent = ItemSent & { actor: Actor; pictures: readonly ChosenPicture[] };

/** Declares a form of the desk: the values it shows, its schema, how it is saved and the message afterwards. */
type FormDefinition<Schema extends z.ZodType, Saved> = {
  /** The fields that are compared: those that this form has. */
  fields: (desk: Desk) => FieldTable;
  pictures: PictureField | null;
  schema: (today: LocalDate) => Schema;
  /** The part named in journal entries; null for a new item, which nobody else can have saved. */
  part: (id: string | null) => string | null;
  /** The stored values, or the defaults of a new item. Throws 404 when the item does not exist. */
  content: (community: StoredCommunity, id: string | null, at: Date) => Content;
  save: (values: z.output<Schema>, sent: Sent) => Promise<Saved>;
  /** `saved` is null when the same form had already been submitted. */
  message: (
    values: z.output<Schema>,
    saved: Saved | null,
    { isNew, today }: { isNew: boolean; today: LocalDate },
  ) => NewFlash;
};

function deskForm<Schema extends z.ZodType, Saved>(form: FormDefinition<Schema, Saved>) {
  const { pictures: field } = form;
  return {
    async page(desk: Desk, id: string | null, request: Request) {
      const { heading, pictures, ...current } = form.content(desk.community, id, desk.at);
      const view = await editView(desk, request, current);
      return { heading, view, pictures: field && (await picturesView(pictures, view.typed, desk.actor, field)) };
    },
    async saved(desk: Desk, id: string | null, posted: FormData) {
      const { actor, community, at } = desk;
      const part = form.part(id);
      form.content(community, id, at); // throws 404 when the item does not exist
      const received = field && (await picturesIn(posted, actor, field));
      const checked = checkForm(posted, form.schema(localDateOf(at)));
      const latest = async (part: string) => {
        const stored = await communityById(community.id);
        if (!stored) throw notFound();
        const { version, defaults, pictures } = form.content(stored, id, at);
        const both = field &&
          received && {
            further: pictureDifference(field.label, pictures, received.images),
            kept: bothLists(received, pictures, field.most),
          };
        return { part, fields: form.fields(desk), version, defaults, ...both };
      };
      return saveEdit(
        { desk, form: posted, kept: received?.kept ?? null },
        {
          checked: field && received ? withPictures(posted, checked, field, received) : checked,
          save: (values, seen) =>
            form.save(values, { actor, communityId: community.id, id, seen, pictures: received?.images ?? [] }),
          latest: part === null ? null : () => latest(part),
          done: (values, saved) => form.message(values, saved, { isNew: part === null, today: localDateOf(at) }),
        },
      );
    },
  };
}

const HEADINGS: Readonly<Record<Section, string>> = {
  profile: "Profilul comunității",
  location: "Localizare",
  statistics: "Statistici",
  contact: "Contact",
};

const sectionForm = (section: Section) =>
  deskForm({
    fields: ({ actor, community }) => sectionFields(section, fixedKind(actor, community)),
    pictures: section === "profile" ? PICTURES.profile : null,
    schema: () => sectionForms[section],
    part: () => section,
    content: (community) => ({
      heading: HEADINGS[section],
      version: sectionVersion(section, community),
      defaults: typedIn(SECTIONS[section], community),
      pictures: community.image ? [community.image] : [],
    }),
    save: (values, { actor, communityId, seen, pictures }) =>
      saveSection(actor, communityId, { section, values, cover: pictures } as SectionInput, seen),
    message: () => ({ tone: "green", title: SAVED }),
  });

/** Defaults of a new project: planned, 0 %, starting today. */
const blankProject = (at: Date) => ({
  title: "",
  description: "",
  status: "planning" as const,
  progress: 0,
  startsOn: localDateOf(at),
  endsOn: null,
});

const FORMS: Record<DeskForm, ReturnType<typeof deskForm>> = {
  profile: sectionForm("profile"),
  location: sectionForm("location"),
  statistics: sectionForm("statistics"),
  contact: sectionForm("contact"),
  attractions: deskForm({
    fields: () => ATTRACTION,
    pictures: PICTURES.attractions,
    schema: () => attractionForm,
    part: (id) => id && attractionPart(id),
    content({ attractions }, id) {
      const attraction = id === null ? null : itemIn(attractions, id);
      return {
        heading: attraction?.name ?? "Atracție nouă",
        version: attractionVersion(attraction),
        defaults: typedIn(ATTRACTION, attraction ?? {}),
        pictures: attraction?.pictures ?? [],
      };
    },
    save: (values, { actor, pictures, ...sent }) => saveAttraction(actor, sent, { values, pictures }),
    message: ({ name }, _saved, { isNew }) => ({
      tone: "green",
      title: SAVED,
      text: `Atracția ${quoted(name)} ${isNew ? "a fost adăugată" : "arată acum așa cum ați scris-o"}.`,
    }),
  }),
  projects: deskForm({
    fields: () => PROJECT,
    pictures: null,
    schema: projectForm,
    part: (id) => id && projectPart(id),
    content({ projects }, id, at) {
      const project = id === null ? blankProject(at) : itemIn(projects, id);
      return {
        heading: project.title || "Proiect nou",
        version: projectVersion(project),
        defaults: typedIn(PROJECT, project),
        pictures: [],
      };
    },
    save: (values, { actor, ...sent }) => saveProject(actor, sent, values),
    message: (project, _saved, { isNew, today }) => {
      const doubts = projectDoubts(project, today);
      const said = `Proiectul ${quoted(project.title)} ${isNew ? "a fost adăugat" : "arată acum așa cum l-ați scris"}.`;
      return {
        tone: doubts.length > 0 ? "yellow" : "green",
        title: SAVED,
        text: [said, ...(doubts.length > 0 ? ["De verificat:"] : []), ...doubts].join(" "),
      };
    },
  }),
  gallery: deskForm({
    fields: () => ({}),
    pictures: PICTURES.gallery,
    schema: () => z.object({}),
    part: () => GALLERY_PART,
    content: (community) => ({
      heading: "Galeria",
      version: galleryVersion(community),
      defaults: {},
      pictures: community.gallery,
    }),
    save: (_values, { actor, communityId, seen, pictures }) => saveGallery(actor, communityId, pictures, seen),
    message: (_values, change) => galleryChanged(change ?? { added: 0, removed: 0 }),
  }),
};

const idIn = ({ itemId }: DeskRoute["params"]): string | null => (itemId === undefined ? null : idFromPath(itemId));

/** Loader data of a form's page. */
export async function loadForm(kind: DeskForm, { context, params, request }: DeskRoute) {
  const desk = await editableDesk(context, params);
  const checkedKind = kind === "location" ? fixedKind(desk.actor, desk.community) : null;
  return {
    kind,
    checkedKind: checkedKind && authorityKindLabel(checkedKind),
    ...(await FORMS[kind].page(desk, idIn(params), request)),
  };
}

/** Saves a posted form, or returns it with its errors. */
export async function saveForm(kind: DeskForm, { context, params, request }: DeskRoute) {
  const posted = await readForm(request);
  const desk = await editableDesk(context, params);
  const id = idIn(params);
  const gone = id && (await removedMeanwhile(desk, { id, kind, form: posted }));
  return gone || FORMS[kind].saved(desk, id, posted);
}
