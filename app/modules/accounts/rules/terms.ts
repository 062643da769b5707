/** The version of the terms that a registration accepts, and its name on pages. */
export const TERMS_VERSION = "2026-11-01";
export const TERMS_VERSION_WORDS = "versiunea din 1 noiembrie 2026";
