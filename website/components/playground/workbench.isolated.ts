/** The suffix makes it a chunk that only isolated pages load. */
export { load } from 'rslib-playground/workbench';
