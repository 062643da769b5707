/** Carries one sentence to the next page. Script may read nothing in it that the page does not say; it takes it away once shown. */
export const FLASH_COOKIE = "psp_flash";
