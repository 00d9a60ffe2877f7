const pin_module = {
    pin: "pin-mYUx13"
};
export default pin_module;
