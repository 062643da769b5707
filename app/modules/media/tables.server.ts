import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, moment } from "../../platform/database/columns.server";
import type { FileKind, Purpose } from "./rules/attachment";

/**
 * Uploaded documents. The bytes are stored under `storage_key`, a generated name. A file of a registration in progress
 * has no owner; otherwise the owner follows from what it is attached to.
 */
export const attachments = pgTable(
  "attachments",
  {
    id: id(),
    /** The sender, `user:{id}` or `registration:{token}`; only the sender can attach it. */
    uploadedBy: text().notNull(),
    organisationId: uuid(),
    userId: uuid(),
    purpose: text().$type<Purpose>().notNull(),
    name: text().notNull(),
    kind: text().$type<FileKind>().notNull(),
    size: bigint({ mode: "number" }).notNull(),
    sha256: text().notNull(),
    storageKey: text().notNull(),
    createdAt: moment().notNull(),
    attachedAt: moment(),
  },
  (attachment) => [
    uniqueIndex("attachments_storage_key").on(attachment.storageKey),
    index("attachments_waiting").on(attachment.createdAt).where(sql`attached_at is null`),
    index("attachments_organisation").on(attachment.organisationId),
    check("attachments_size", sql`${attachment.size} > 0`),
  ],
);

/**
 * Pictures, re-encoded into the sizes of `rules/image.ts` under the folder `storage_key`. The owner follows from what
 * references a picture; one that nothing references is deleted by a job.
 */
export const images = pgTable(
  "images",
  {
    id: id(),
    uploadedBy: text().notNull(),
    /** The organisation whose quota counts; null for what the platform made itself. */
    organisationId: uuid(),
    /** Alt text. */
    alt: text().notNull(),
    /** In pixels, of the largest kept size, after rotation. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Bytes of all kept sizes together. */
    size: bigint({ mode: "number" }).notNull(),
    sha256: text().notNull(),
    storageKey: text().notNull(),
    createdAt: moment().notNull(),
    attachedAt: moment(),
  },
  (image) => [
    uniqueIndex("images_storage_key").on(image.storageKey),
    index("images_organisation").on(image.organisationId),
    index("images_waiting").on(image.createdAt).where(sql`attached_at is null`),
    check("images_dimensions", sql`${image.width} > 0 and ${image.height} > 0 and ${image.size} > 0`),
  ],
);
