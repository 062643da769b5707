import { totalmem } from "node:os";

const MEGABYTE = 1024 * 1024;

/** For tests, whose databases are temporary: much faster, not crash safe. */
export const testSettings = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum: "off",
  jit: "off",
  max_connections: "120", // journeys have four processes, of up to twenty each, beside what the tests ask themselves
};

/** PostgreSQL's settings for this machine; it shares the memory with us. */
export function serverSettings(memory = usableMemory()): Record<string, string> {
  const megabytes = memory / MEGABYTE;
  const portion = (part: number, least: number, most: number) =>
    `${Math.round(Math.min(most, Math.max(least, megabytes / part)))}MB`;
  return {
    shared_buffers: portion(16, 64, 1024),
    effective_cache_size: portion(3, 256, 8192),
    min_wal_size: portion(32, 80, 256),
    max_wal_size: portion(4, 256, 1024), // the more, the longer it takes to answer after a crash: replay runs at 200 MB/s
    // kept for the copy in BACKUP_DIR while that cannot be written; beyond it the copy has a gap, and the disk does not fill up
    max_slot_wal_keep_size: "2GB",
    wal_compression: "pglz", // the only one compiled in
    jit: "off",
    random_page_cost: "1.1",
    // errors reach the application anyway, and logged statements and values would contain personal data
    log_min_messages: "fatal",
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    log_parameter_max_length: "0",
    log_parameter_max_length_on_error: "0",
    log_min_duration_statement: "-1",
    log_statement: "none",
    ...(megabytes < 3072 ? small : large),
  };
}

const large = {
  max_connections: "60",
  work_mem: "16MB",
  maintenance_work_mem: "256MB",
  io_workers: "2",
  autovacuum_max_workers: "2",
};
const small = {
  max_connections: "40",
  work_mem: "4MB",
  maintenance_work_mem: "32MB",
  io_method: "sync",
  max_parallel_workers_per_gather: "0",
  max_worker_processes: "2",
  autovacuum_max_workers: "1",
  huge_pages: "off",
};

/** A container may have less than its machine. */
function usableMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
