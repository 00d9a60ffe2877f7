function readSlowdown(): number {
  const { BENCH_SLOWDOWN = '4' } = process.env;
  const rate = Number(BENCH_SLOWDOWN);
  if (rate >= 1 && rate <= 20) return rate;
  throw new Error(
    `BENCH_SLOWDOWN must be a number from 1 to 20, not "${BENCH_SLOWDOWN}". Write: BENCH_SLOWDOWN=2 npm run bench paint`,
  );
}

/**
 * CPU throttling rate of the browser. A phone is about four times slower than a fast computer;
 * a slow computer needs less.
 */
export const slowdown = readSlowdown();
