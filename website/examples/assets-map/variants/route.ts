import hills from './hills.gpx';

export const routes = { hills };
