import "./theme.css";
const src_name = 'paper';
export { src_name as name };
