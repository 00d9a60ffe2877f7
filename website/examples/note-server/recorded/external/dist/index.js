import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import mitt from "mitt";
const notes = [
    'Buy milk',
    'Call Ada'
];
function listNotes(url = '/') {
    if ('/broken' === url) throw new Error('No such note');
    return notes.map((note)=>`<li>${note}</li>`).join('');
}
const page = readFileSync(new URL("./static/assets/page.html", import.meta.url), 'utf8');
const events = mitt();
events.on('request', (url)=>console.log(`GET ${url}`));
const server = createServer((request, response)=>{
    events.emit('request', request.url ?? '/');
    const body = listNotes(request.url);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page.replace('<!--notes-->', body));
});
server.listen(Number(process.env.PORT ?? 3000));

//# sourceMappingURL=index.js.map