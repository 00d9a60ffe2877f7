import { factors } from '@crew/units';

document.title = Object.keys(factors).join(', ');
