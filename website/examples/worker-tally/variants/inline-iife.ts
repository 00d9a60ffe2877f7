import TallyWorker from './tally?worker&inline';

new TallyWorker().postMessage('one two');
