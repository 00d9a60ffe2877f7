export { next } from 'tiny-queue';
