import "./picker.css";
const picker = 'picker';
export { picker };
