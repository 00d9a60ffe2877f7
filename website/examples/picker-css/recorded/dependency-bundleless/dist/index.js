import "soft-theme/theme.css";
import "./picker.css";
const picker = 'picker';
export { picker };
