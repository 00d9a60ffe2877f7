import { count } from "./count.js";
addEventListener('message', ({ data })=>{
    postMessage(count(data));
});
