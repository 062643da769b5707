/** What this thread works meanwhile, in milliseconds: so long others wait on a free core, whatever else the machine does. */
export async function costOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
