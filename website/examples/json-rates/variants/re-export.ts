export { default as rates } from './rates.json';
