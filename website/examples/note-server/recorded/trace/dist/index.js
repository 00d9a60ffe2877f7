import { readFileSync } from "node:fs";
import { createServer } from "node:http";
function mitt(n) {
    return {
        all: n = n || new Map,
        on: function(t, e) {
            var i = n.get(t);
            i ? i.push(e) : n.set(t, [
                e
            ]);
        },
        off: function(t, e) {
            var i = n.get(t);
            i && (e ? i.splice(i.indexOf(e) >>> 0, 1) : n.set(t, []));
        },
        emit: function(t, e) {
            var i = n.get(t);
            i && i.slice().map(function(n) {
                n(e);
            }), (i = n.get("*")) && i.slice().map(function(n) {
                n(t, e);
            });
        }
    };
}
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