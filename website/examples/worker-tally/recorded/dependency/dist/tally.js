import mitt from "mitt";
const count = (text)=>text.split(/\s+/).filter(Boolean).length;
const events = mitt();
events.on('text', (text)=>postMessage(count(text)));
addEventListener('message', ({ data })=>events.emit('text', data));
