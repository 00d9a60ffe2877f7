const count = (text)=>text.split(/\s+/).filter(Boolean).length;
addEventListener('message', ({ data })=>{
    postMessage(count(data));
});
