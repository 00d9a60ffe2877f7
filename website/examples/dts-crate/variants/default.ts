export { default } from 'label-text';
