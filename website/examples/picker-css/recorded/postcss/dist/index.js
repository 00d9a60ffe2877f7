import "soft-theme/theme.css";
const picker = 'picker';
export { picker };
