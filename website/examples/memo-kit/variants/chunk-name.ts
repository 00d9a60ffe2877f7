export const load = () => import(/* webpackChunkName: "lines" */ './lines');
