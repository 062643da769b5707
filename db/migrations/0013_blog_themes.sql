-- Filled and kept by 0014: as a generated column it rewrote the table, and pages waited for as long as that took.
ALTER TABLE "article_submissions" ADD COLUMN "themes" text[];
