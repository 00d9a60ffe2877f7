/** Shows the progress bar after 200 ms. Returns a function that hides it. */
export function showLoadingIndicator(): () => void {
  let stop: (() => void) | undefined;
  let done = false;
  const progressDelay = 200;
  const timer = setTimeout(() => {
    import('./progress-bar.ts').then(
      ({ startProgress, stopProgress }) => {
        if (done) return;
        startProgress();
        stop = stopProgress;
      },
      // The page appears without the bar.
      () => {},
    );
  }, progressDelay);
  return () => {
    done = true;
    clearTimeout(timer);
    stop?.();
    stop = undefined;
  };
}
