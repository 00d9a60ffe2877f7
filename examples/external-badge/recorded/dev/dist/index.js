import mitt from "mitt";
import picocolors from "picocolors";
const events = mitt();
events.on('status', (passed)=>{
    console.log(passed ? picocolors.green('passed') : picocolors.red('failed'));
});
const report = (passed)=>events.emit('status', passed);
export { report };
