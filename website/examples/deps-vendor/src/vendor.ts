export { default as mitt } from 'mitt';
