import "./pin_module.css";
const pin_module = {
    pin: "pin-mYUx13"
};
export default pin_module;
