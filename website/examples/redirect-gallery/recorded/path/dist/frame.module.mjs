import "./frame_module.css";
const frame_module = {
    box: "box-bxUsUE"
};
export default frame_module;
