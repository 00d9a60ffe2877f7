import legend from './legend.pdf';
import pin from './icons/pin.svg';

export const files = [pin, legend];
