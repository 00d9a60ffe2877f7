/** Shows the progress bar when something takes longer than a moment. Returns what ends it. */
export function showLoadingIndicator(): () => void {
  let stop: (() => void) | undefined;
  let done = false;
  const progressDelay = 200;
  const timer = setTimeout(() => {
    import('./progress-bar.ts').then(
      (progress) => {
        if (done) return;
        progress.startProgress();
        stop = progress.stopProgress;
      },
      // Without the bar the page still comes.
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
