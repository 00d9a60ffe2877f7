import { weigh } from 'weights';
export var weight = weigh();
