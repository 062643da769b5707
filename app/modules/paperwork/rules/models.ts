import type { Model } from "./model-parts";
import { AWARD_MODELS } from "./models-award";
import { DELIVERY_MODELS } from "./models-delivery";
import { LETTER_MODELS } from "./models-letters";
import { NEED_MODELS } from "./models-need";
import type { PaperKind } from "./paper-kind";

export type { Model, ModelPart } from "./model-parts";

/** The version of the texts that the platform has of its own. The first texts were version 1. */
export const FIRST_VERSION = 2;

/** The platform's models: texts with the names of facts. */
export const MODELS: Readonly<Record<PaperKind, Model>> = {
  ...NEED_MODELS,
  ...AWARD_MODELS,
  ...LETTER_MODELS,
  ...DELIVERY_MODELS,
};
