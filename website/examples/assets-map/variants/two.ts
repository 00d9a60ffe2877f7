import flag from './flags/pin.svg';
import pin from './icons/pin.svg';

export const icons = { flag, pin };
