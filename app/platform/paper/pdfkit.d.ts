/** It has no types of its own; `tagged.ts` says which part of it is used. */
declare module "pdfkit";
