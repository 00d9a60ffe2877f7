import TallyWorker from './tally?worker';

export const startTally = (): Worker => new TallyWorker();
