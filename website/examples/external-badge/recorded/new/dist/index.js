import { green, red } from "badge-colors";
import mitt from "mitt";
const events = mitt();
events.on('status', (passed)=>{
    console.log(passed ? green('passed') : red('failed'));
});
const report = (passed)=>events.emit('status', passed);
export { report };
