function readSlowdown(): number {
  const { BENCH_SLOWDOWN = '4' } = process.env;
  const rate = Number(BENCH_SLOWDOWN);
  if (rate >= 1 && rate <= 20) return rate;
  throw new Error(
    `BENCH_SLOWDOWN must be a number from 1 to 20, not "${BENCH_SLOWDOWN}". Write: BENCH_SLOWDOWN=2 npm run bench paint`,
  );
}

/**
 * How many times slower than the machine the browser runs: a phone is some four times slower
 * than a quick computer, and a slow computer needs less to be like one.
 */
export const slowdown = readSlowdown();
