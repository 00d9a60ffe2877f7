import './picker.css';

export const picker = 'picker';
