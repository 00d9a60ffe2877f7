import { version } from 'host-api';

export const describePage = (): string => `${document.title} (host ${version})`;
