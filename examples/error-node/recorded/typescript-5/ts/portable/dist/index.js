import { unit } from 'unit';
export var a = unit();
