const FRAME = { viewBox: "0 0 132 84", fill: "none", strokeWidth: 11 } as const;
const warp = (number: number) => `var(--warp-${number})`;
const weft = (number: number) => `var(--weft-${number})`;

function Warp({ threads }: { threads: readonly number[] }) {
  return threads.map((x, index) => <path key={x} d={`M${x} 0v84`} stroke={warp((index % 2) + 1)} />);
}

/** For "nothing yet": parallel threads, still without weft. */
export function WaitingLoom() {
  return (
    <svg {...FRAME} aria-hidden="true">
      <Warp threads={[6, 28, 50, 72, 94, 116]} />
      <path d="M72 58c14-17 44-17 58 0c-14 17-44 17-58 0z" fill={weft(1)} stroke="var(--surface)" strokeWidth="4" />
      <path d="M88 58h26" stroke="var(--weft-1-ink)" strokeWidth="2" />
    </svg>
  );
}

/** For "nothing matches": threads that do not meet. */
export function ApartLoom() {
  return (
    <svg {...FRAME} aria-hidden="true">
      <Warp threads={[6, 28, 50]} />
      <path d="M84 16H132M92 68H132" stroke={weft(1)} />
      <path strokeWidth="2" stroke={weft(1)} d="M81 12h-5M81 16h-8M81 20h-5M89 64h-5M89 68h-8M89 72h-5" />
      <path d="M76 42H132" stroke={weft(2)} />
      <path strokeWidth="2" stroke={weft(2)} d="M73 38h-5M73 42h-8M73 46h-5" />
    </svg>
  );
}

/** For "could not load": broken threads. */
export function BrokenLoom() {
  return (
    <svg {...FRAME} aria-hidden="true">
      <Warp threads={[6, 28]} />
      <path d="M50 0v26M50 54v30" stroke={warp(1)} />
      <path strokeWidth="2" stroke={warp(1)} d="M46 28l-2 5M50 28v7M54 28l3 5M46 52l-3-5M50 52v-6M54 52l2-4" />
      <path d="M72 0v18M72 62v22" stroke={warp(2)} />
      <path strokeWidth="2" stroke={warp(2)} d="M68 20l-2 4M72 20l1 7M76 20l3 4M68 60l-2-6M72 60v-5M76 60l3-6" />
      <Warp threads={[94, 116]} />
    </svg>
  );
}
