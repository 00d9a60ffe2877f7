import { version } from 'host-api';

document.title = `${document.title} (host ${version})`;
