import { default as default_2 } from 'label-text';

export default default_2;

export { }
