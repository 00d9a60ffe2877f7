import { missing } from './missing';

export const greet = () => missing;
