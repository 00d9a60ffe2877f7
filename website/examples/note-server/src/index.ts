import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import mitt from 'mitt';
import { listNotes } from './notes';

const page = readFileSync(new URL('./page.html', import.meta.url), 'utf8');
const events = mitt<{ request: string }>();
events.on('request', (url) => console.log(`GET ${url}`));

const server = createServer((request, response) => {
  events.emit('request', request.url ?? '/');
  const body = listNotes(request.url);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(page.replace('<!--notes-->', body));
});

server.listen(Number(process.env.PORT ?? 3000));
