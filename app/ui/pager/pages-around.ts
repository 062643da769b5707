/** The pages that a pager names: the first, the last, those around the current one; null where some are left out. */
export function pagesAround(page: number, pages: number): Array<number | null> {
  const named = new Set([1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages));
  const sorted = [...named].sort((one, other) => one - other);
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1];
    if (before === undefined || number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}
