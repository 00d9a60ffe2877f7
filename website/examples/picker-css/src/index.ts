import 'soft-theme/theme.css';
import './picker.css';

export const picker = 'picker';
