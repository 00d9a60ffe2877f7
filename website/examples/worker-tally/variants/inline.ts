import TallyWorker from './tally?worker&inline';

export const startTally = (): Worker => new TallyWorker();
